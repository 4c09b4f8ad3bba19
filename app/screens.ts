import { kitScreen } from '#modules/developer/contract/kit.ts'
import { screen, section, type Screen, type Section } from '#platform/contract/screen.ts'
import { arBalanceMaster } from '#modules/master/contract/ar-balance.ts'
import { bomMaster, pbomPartMaster, pbomProcessMaster } from '#modules/master/contract/bom.ts'
import { bomOutputMaster } from '#modules/master/contract/bom-output.ts'
import { calendarDayMaster, calendarMaster } from '#modules/master/contract/calendar.ts'
import { carrierFareMaster, carrierMaster } from '#modules/master/contract/carrier.ts'
import { commentMaster } from '#modules/master/contract/comment.ts'
import { facilityTocMaster, productTimeMaster, workerTocMaster } from '#modules/master/contract/constraint.ts'
import { customerDestinationMaster } from '#modules/master/contract/customer-destination.ts'
import { customerHistoryMaster } from '#modules/master/contract/customer-history.ts'
import { customerMaster } from '#modules/master/contract/customer.ts'
import { facilityExceptionMaster } from '#modules/master/contract/facility-exception.ts'
import { facilityGroupMaster, facilityMaster } from '#modules/master/contract/facility.ts'
import { itemTypeMaster } from '#modules/master/contract/item-type.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { kindMaster } from '#modules/master/contract/kind.ts'
import { operationMaster, workMaster } from '#modules/master/contract/operation.ts'
import { orderCycleMaster } from '#modules/master/contract/order-cycle.ts'
import { packageMaster } from '#modules/master/contract/package.ts'
import { partnerContactMaster } from '#modules/master/contract/partner-contact.ts'
import {
  customerItemMaster,
  customerUnitPriceMaster,
  unitPriceMaster,
} from '#modules/master/contract/price.ts'
import { leadTimeMaster, placeOrderMaster } from '#modules/master/contract/purchasing.ts'
import {
  itemFactoryMaster,
  itemStandardCostMaster,
  stockLocationMaster,
} from '#modules/master/contract/stock-location.ts'
import { setupTimeMaster } from '#modules/master/contract/setup-time.ts'
import { shiftMaster } from '#modules/master/contract/shift.ts'
import { supplierMaster } from '#modules/master/contract/supplier.ts'
import { taxMaster } from '#modules/master/contract/tax.ts'
import {
  qualificationMaster,
  workerMaster,
  workerQualificationMaster,
} from '#modules/master/contract/worker.ts'
import { differenceScreen, inventoryManageScreen, inventoryTime } from '#modules/stock/contract/inventory.ts'
import { stockEnquiryScreen } from '#modules/stock/contract/item-stock.ts'
import { slipList } from '#modules/stock/contract/slip-list.ts'
import { stockList } from '#modules/stock/contract/stock-list.ts'
import { lotList } from '#modules/stock/contract/lot-list.ts'
import { movementList } from '#modules/stock/contract/movement-list.ts'
import { stockManageScreen } from '#modules/stock/contract/stock-manage.ts'
import { stockPaymentsScreen } from '#modules/stock/contract/stock-payments.ts'
import { moveSlip } from '#modules/stock/contract/move-slip.ts'
import { stockSlip } from '#modules/stock/contract/stock-slip.ts'
import { valuationList } from '#modules/stock/contract/valuation-list.ts'
import { varianceList } from '#modules/stock/contract/variance-list.ts'
import { codeDivMaster, codeKindMaster } from '#modules/system/contract/code-div.ts'
import { bizdateScreen } from '#modules/system/contract/bizdate.ts'
import { companyMaster } from '#modules/system/contract/company.ts'
import { companyPasswordScreen } from '#modules/system/contract/company-password.ts'
import { csvExportScreen } from '#modules/system/contract/csv-export.ts'
import { factoryMaster } from '#modules/system/contract/factory.ts'
import { lifeCycleScreen } from '#modules/system/contract/life-cycle.ts'
import { menuScreen } from '#modules/system/contract/menu.ts'
import {
  dataKindControlMaster,
  inventoryNoControlMaster,
  slipNoControlMaster,
} from '#modules/system/contract/number-control.ts'
import { departmentMaster, organizationMaster, teamMaster } from '#modules/system/contract/organization.ts'
import { permissionScreen } from '#modules/system/contract/permission.ts'
import { roleMaster } from '#modules/system/contract/role.ts'
import { directorMaster, employeeMaster } from '#modules/system/contract/staff.ts'
import { systemParameterScreen } from '#modules/system/contract/system-parameter.ts'
import { userMaster } from '#modules/system/contract/user.ts'

/** The product's routes in menu order: composition only, every screen is defined in its module's contract. */
export const screens: readonly (Section | Screen)[] = [
  screen({
    path: '/index',
    name: 'index',
    title: { ja: 'ホーム', en: 'Home', zh: '首页' },
    icon: 'home',
    hidden: true,
    noClosable: true,
    affix: true,
    keepAlive: true,
  }),
  section({
    path: '/masterMaint',
    name: 'masterMaint',
    title: { ja: 'マスタ', en: 'Master data', zh: '主数据' },
    icon: 'database',
    guard: ['master:yes'],
    redirect: '/masterMaint/master/company',
    children: [
      companyMaster.screen,
      factoryMaster.screen,
      organizationMaster.screen,
      departmentMaster.screen,
      teamMaster.screen,
      directorMaster.screen,
      employeeMaster.screen,
      userMaster.screen,
      roleMaster.screen,
      section({
        path: '/masterMaint/master',
        name: 'masterMaint_master',
        title: { ja: '基本', en: 'General', zh: '基本' },
        icon: 'database',
        guard: ['master:yes'],
        redirect: itemMaster.path,
        children: [
          itemMaster.screen,
          itemTypeMaster.screen,
          kindMaster.screen,
          customerMaster.screen,
          customerHistoryMaster.screen,
          supplierMaster.screen,
          partnerContactMaster.screen,
          taxMaster.screen,
          unitPriceMaster.screen,
          commentMaster.screen,
          calendarMaster.screen,
          calendarDayMaster.screen,
          bizdateScreen,
          shiftMaster.screen,
          csvExportScreen,
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
        children: [leadTimeMaster.screen, placeOrderMaster.screen, orderCycleMaster.screen],
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
    ],
  }),
  section({
    path: '/stock',
    name: 'stock',
    title: { ja: '在庫', en: 'Stock', zh: '库存' },
    icon: 'box',
    guard: ['stock:yes'],
    redirect: stockList.screen.path,
    children: [
      stockList.screen,
      stockSlip.screen,
      slipList.screen,
      moveSlip.screen,
      stockEnquiryScreen,
      stockPaymentsScreen,
      movementList.screen,
      lotList.screen,
      stockManageScreen,
      valuationList.screen,
      varianceList.screen,
      inventoryTime.screen,
      inventoryManageScreen,
      differenceScreen,
    ],
  }),
  section({
    path: '/system',
    name: 'system',
    title: { ja: 'システム', en: 'System', zh: '系统' },
    icon: 'settings',
    guard: ['system:yes'],
    redirect: '/masterMaint/system/permission',
    children: [
      systemParameterScreen,
      menuScreen,
      permissionScreen,
      companyPasswordScreen,
      dataKindControlMaster.screen,
      slipNoControlMaster.screen,
      inventoryNoControlMaster.screen,
      codeKindMaster.screen,
      codeDivMaster.screen,
      lifeCycleScreen,
    ],
  }),
  section({
    path: '/developer',
    name: 'developer',
    title: { ja: '開発者', en: 'Developer', zh: '开发者' },
    icon: 'keyboard',
    guard: ['developer:yes'],
    redirect: '/developer/kit',
    children: [kitScreen],
  }),
  screen({
    path: '/masterMaint/etc/personalCenter',
    name: 'personalCenter',
    title: { ja: '個人設定', en: 'Personal centre', zh: '个人中心' },
    icon: 'user',
    hidden: true,
  }),
]
