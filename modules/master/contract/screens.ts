import { companyMaster } from '#modules/system/contract/company.ts'
import { masterMaint } from '#modules/system/contract/screens.ts'
import type { ReferredMaster } from '#platform/contract/fields.ts'
import { addedTo, section, type Section } from '#platform/contract/screen.ts'
import { apBalanceMaster } from './ap-balance.ts'
import { arBalanceMaster } from './ar-balance.ts'
import { bomMaster, pbomPartMaster, pbomProcessMaster } from './bom.ts'
import { bomOutputMaster } from './bom-output.ts'
import { calendarDayMaster, calendarMaster } from './calendar.ts'
import { carrierFareMaster, carrierMaster } from './carrier.ts'
import { commentMaster } from './comment.ts'
import { facilityTocMaster, productTimeMaster, workerTocMaster } from './constraint.ts'
import { customerMaster } from './customer.ts'
import { customerDestinationMaster } from './customer-destination.ts'
import { customerHistoryMaster } from './customer-history.ts'
import { facilityGroupMaster, facilityMaster } from './facility.ts'
import { facilityExceptionMaster } from './facility-exception.ts'
import { inspectionPointMaster } from './inspection-point.ts'
import { itemMaster } from './item.ts'
import { itemTypeMaster } from './item-type.ts'
import { kindMaster } from './kind.ts'
import { operationMaster, workMaster } from './operation.ts'
import { orderCycleMaster } from './order-cycle.ts'
import { packageMaster } from './package.ts'
import { partnerContactMaster } from './partner-contact.ts'
import { customerItemMaster, customerUnitPriceMaster, unitPriceMaster } from './price.ts'
import { leadTimeMaster, placeOrderMaster } from './purchasing.ts'
import { setupTimeMaster } from './setup-time.ts'
import { shiftMaster } from './shift.ts'
import { itemFactoryMaster, itemStandardCostMaster, stockLocationMaster } from './stock-location.ts'
import { supplierMaster } from './supplier.ts'
import { taxMaster } from './tax.ts'
import { qualificationMaster, workerMaster, workerQualificationMaster } from './worker.ts'

const pagesOf = ({ pageScreen }: Pick<ReferredMaster, 'pageScreen'>) => (pageScreen ? [pageScreen] : [])

/** What the company deals in: groups of the master section. */
export const masterScreens: readonly Section[] = [
  addedTo(masterMaint, [
    section({
      path: '/masterMaint/master',
      name: 'masterMaint_master',
      title: { ja: '基本', en: 'General', zh: '基本' },
      icon: 'database',
      guard: ['master:yes'],
      redirect: companyMaster.path,
      children: [
        itemMaster.screen,
        ...pagesOf(itemMaster),
        inspectionPointMaster.screen,
        itemTypeMaster.screen,
        kindMaster.screen,
        customerMaster.screen,
        ...pagesOf(customerMaster),
        customerHistoryMaster.screen,
        supplierMaster.screen,
        ...pagesOf(supplierMaster),
        partnerContactMaster.screen,
        taxMaster.screen,
        unitPriceMaster.screen,
        commentMaster.screen,
        calendarMaster.screen,
        calendarDayMaster.screen,
        shiftMaster.screen,
      ],
    }),
    section({
      path: '/masterMaint/receivesOrder',
      name: 'masterMaint_receivesOrder',
      title: { ja: '受注・販売', en: 'Orders and sales', zh: '订单与销售' },
      icon: 'order',
      guard: ['master:yes'],
      redirect: customerDestinationMaster.path,
      children: [
        customerDestinationMaster.screen,
        carrierMaster.screen,
        carrierFareMaster.screen,
        arBalanceMaster.screen,
        customerItemMaster.screen,
        customerUnitPriceMaster.screen,
      ],
    }),
    section({
      path: '/masterMaint/placeOrder',
      name: 'masterMaint_placeOrder',
      title: { ja: '発注', en: 'Purchasing', zh: '采购' },
      icon: 'cart',
      guard: ['master:yes'],
      redirect: leadTimeMaster.path,
      children: [
        leadTimeMaster.screen,
        placeOrderMaster.screen,
        orderCycleMaster.screen,
        apBalanceMaster.screen,
      ],
    }),
    section({
      path: '/masterMaint/stock',
      name: 'masterMaint_stock',
      title: { ja: '在庫', en: 'Stock', zh: '库存' },
      icon: 'box',
      guard: ['master:yes'],
      redirect: stockLocationMaster.path,
      children: [stockLocationMaster.screen, itemFactoryMaster.screen, itemStandardCostMaster.screen],
    }),
    section({
      path: '/masterMaint/production',
      name: 'masterMaint_production',
      title: { ja: '生産', en: 'Production', zh: '生产' },
      icon: 'gantt',
      guard: ['master:yes'],
      redirect: operationMaster.path,
      children: [
        bomMaster.screen,
        bomOutputMaster.screen,
        pbomProcessMaster.screen,
        pbomPartMaster.screen,
        packageMaster.screen,
        operationMaster.screen,
        workMaster.screen,
        facilityGroupMaster.screen,
        facilityMaster.screen,
        facilityExceptionMaster.screen,
        setupTimeMaster.screen,
        workerMaster.screen,
        qualificationMaster.screen,
        workerQualificationMaster.screen,
        productTimeMaster.screen,
        workerTocMaster.screen,
        facilityTocMaster.screen,
      ],
    }),
  ]),
]
