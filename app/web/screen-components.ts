import { masterNames } from '#modules/master/contract/master-names.ts'
import { lazyScreen, type LazyScreen } from '#platform/web/kit/feedback/lazy-screen.ts'

const organization = () => import('#modules/system/web/organization/organization-screens.tsx')
const stockSlips = () => import('#modules/stock/web/slip/hand-slip-screen.tsx')

const numbers = () => import('#modules/system/web/numbering/number-screens.tsx')

const prices = () => import('#modules/master/web/price/price-screens.tsx')

/** Masters that are nothing but their definition come in one chunk; those with a screen of their own replace it below. */
const plainScreens = Object.fromEntries(
  masterNames.map((name) => [
    name,
    lazyScreen(async () => (await import('#modules/master/web/plain-masters.tsx')).plainMaster(name)),
  ]),
)

/** Each screen of `app/screens.ts` by its route's name, in its own chunk. */
export const screenComponents: Readonly<Record<string, LazyScreen>> = {
  ...plainScreens,
  index: lazyScreen(async () => (await import('./home.tsx')).Home),
  personalCenter: lazyScreen(
    async () =>
      (await import('#modules/system/web/personal-center/personal-center-screen.tsx')).PersonalCenterScreen,
  ),
  companyPasswordChange: lazyScreen(
    async () =>
      (await import('#modules/system/web/company-password/company-password-screen.tsx'))
        .CompanyPasswordScreen,
  ),
  factory: lazyScreen(
    async () => (await import('#modules/system/web/factory/factory-screen.tsx')).FactoryScreen,
  ),
  company: lazyScreen(
    async () => (await import('#modules/system/web/company/company-screen.tsx')).CompanyScreen,
  ),
  systemParameter: lazyScreen(
    async () =>
      (await import('#modules/system/web/system-parameter/system-parameter-screen.tsx'))
        .SystemParameterScreen,
  ),
  dbLifeCycle: lazyScreen(
    async () => (await import('#modules/system/web/life-cycle/life-cycle-screen.tsx')).LifeCycleScreen,
  ),
  organization: lazyScreen(async () => (await organization()).OrganizationScreen),
  department: lazyScreen(async () => (await organization()).DepartmentScreen),
  team: lazyScreen(async () => (await organization()).TeamScreen),
  director: lazyScreen(async () => (await organization()).DirectorScreen),
  employee: lazyScreen(async () => (await organization()).EmployeeScreen),
  user: lazyScreen(async () => (await import('#modules/system/web/user/user-screen.tsx')).UserScreen),
  role: lazyScreen(async () => (await import('#modules/system/web/role/role-screen.tsx')).RoleScreen),
  menu: lazyScreen(async () => (await import('#modules/system/web/menu/menu-screen.tsx')).MenuScreen),
  permission: lazyScreen(
    async () => (await import('#modules/system/web/permission/permission-screen.tsx')).PermissionScreen,
  ),
  registerStock: lazyScreen(async () => (await stockSlips()).StockSlipScreen),
  registerStockMove: lazyScreen(async () => (await stockSlips()).MoveSlipScreen),
  stockSlipList: lazyScreen(
    async () => (await import('#modules/stock/web/slip/slip-list-screen.tsx')).SlipListScreen,
  ),
  stockEnquiry: lazyScreen(
    async () => (await import('#modules/stock/web/enquiry/stock-enquiry-screen.tsx')).StockEnquiryScreen,
  ),
  stockManage: lazyScreen(
    async () => (await import('#modules/stock/web/manage/manage-screen.tsx')).ManageScreen,
  ),
  inventoryTime: lazyScreen(
    async () => (await import('#modules/stock/web/inventory/inventory-time-screen.tsx')).InventoryTimeScreen,
  ),
  inventoryManage: lazyScreen(
    async () =>
      (await import('#modules/stock/web/inventory/inventory-manage-screen.tsx')).InventoryManageScreen,
  ),
  inventoryDifferenceAdjustment: lazyScreen(
    async () => (await import('#modules/stock/web/inventory/difference-screen.tsx')).DifferenceScreen,
  ),
  stockValuation: lazyScreen(
    async () => (await import('#modules/stock/web/manage/valuation-screen.tsx')).ValuationScreen,
  ),
  stockVariance: lazyScreen(
    async () => (await import('#modules/stock/web/slip/behind-screens.tsx')).VarianceScreen,
  ),
  stockLots: lazyScreen(
    async () => (await import('#modules/stock/web/lots/lot-list-screen.tsx')).LotListScreen,
  ),
  stockMovements: lazyScreen(
    async () => (await import('#modules/stock/web/slip/behind-screens.tsx')).MovementsScreen,
  ),
  stockPayments: lazyScreen(
    async () => (await import('#modules/stock/web/enquiry/payments-screen.tsx')).PaymentsScreen,
  ),
  stockList: lazyScreen(
    async () => (await import('#modules/stock/web/stock-list/stock-list-screen.tsx')).StockListScreen,
  ),
  kit: lazyScreen(async () => (await import('#modules/developer/web/kit/kit-screen.tsx')).KitScreen),
  dbCsvExport: lazyScreen(
    async () => (await import('#modules/system/web/csv-export/csv-export-screen.tsx')).CsvExportScreen,
  ),
  bizdate: lazyScreen(
    async () => (await import('#modules/system/web/bizdate/bizdate-screen.tsx')).BizdateScreen,
  ),
  place_order_cycle: lazyScreen(
    async () => (await import('#modules/master/web/order-cycle/order-cycle-screen.tsx')).OrderCycleScreen,
  ),
  slip_no_control: lazyScreen(async () => (await numbers()).SlipNoControlScreen),
  inventory_no_control: lazyScreen(async () => (await numbers()).InventoryNoControlScreen),
  data_kind_control: lazyScreen(async () => (await numbers()).DataKindControlScreen),
  code_kind: lazyScreen(
    async () => (await import('#modules/system/web/codes/code-screens.tsx')).CodeKindScreen,
  ),
  code_div: lazyScreen(
    async () => (await import('#modules/system/web/codes/code-screens.tsx')).CodeDivScreen,
  ),
  unit_price: lazyScreen(async () => (await prices()).UnitPriceScreen),
  customer_unit_price: lazyScreen(async () => (await prices()).CustomerUnitPriceScreen),
  calendar: lazyScreen(
    async () => (await import('#modules/master/web/calendar/calendar-screen.tsx')).CalendarScreen,
  ),
  pbom_process: lazyScreen(
    async () => (await import('#modules/master/web/routing/routing-screen.tsx')).RoutingScreen,
  ),
  item: lazyScreen(async () => (await import('#modules/master/web/item/item-screen.tsx')).ItemScreen),
  facility: lazyScreen(
    async () => (await import('#modules/master/web/facility/facility-screen.tsx')).FacilityScreen,
  ),
  supplier: lazyScreen(
    async () => (await import('#modules/master/web/supplier/supplier-screen.tsx')).SupplierScreen,
  ),
  bom: lazyScreen(async () => (await import('#modules/master/web/bom/bom-screen.tsx')).BomScreen),
}

/** Pages that need no login (specification section 2). */
export const publicPages: Readonly<Record<string, LazyScreen>> = {
  '/companyLogin': lazyScreen(
    async () => (await import('#modules/system/web/sign-in/company-login.tsx')).CompanyLogin,
  ),
  '/userLogin': lazyScreen(
    async () => (await import('#modules/system/web/sign-in/user-login.tsx')).UserLogin,
  ),
  '/register': lazyScreen(async () => (await import('#modules/system/web/sign-in/register.tsx')).Register),
  '/callback': lazyScreen(async () => (await import('#modules/system/web/sign-in/callback.tsx')).Callback),
  '/403': lazyScreen(async () => (await import('#modules/system/web/status-page/forbidden.tsx')).Forbidden),
  '/404': lazyScreen(async () => (await import('#modules/system/web/status-page/not-found.tsx')).NotFound),
}
