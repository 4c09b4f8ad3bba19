import { lazyScreen } from '#platform/web/kit/feedback/lazy-screen.ts'
import type { ModulePages } from '#platform/web/module/module-pages.ts'

const organization = () => import('./organization/organization-screens.tsx')
const numbers = () => import('./numbering/number-screens.tsx')

export const systemPages: ModulePages = {
  name: 'system',
  screens: {
    personalCenter: lazyScreen(
      async () => (await import('./personal-center/personal-center-screen.tsx')).PersonalCenterScreen,
    ),
    firstWeek: lazyScreen(async () => (await import('./first-week/first-week-screen.tsx')).FirstWeekScreen),
    companyPasswordChange: lazyScreen(
      async () => (await import('./company-password/company-password-screen.tsx')).CompanyPasswordScreen,
    ),
    factory: lazyScreen(async () => (await import('./factory/factory-screen.tsx')).FactoryScreen),
    company: lazyScreen(async () => (await import('./company/company-screen.tsx')).CompanyScreen),
    bank_account: lazyScreen(
      async () => (await import('./company/bank-account-screen.tsx')).BankAccountScreen,
    ),
    systemParameter: lazyScreen(
      async () => (await import('./system-parameter/system-parameter-screen.tsx')).SystemParameterScreen,
    ),
    dbLifeCycle: lazyScreen(async () => (await import('./life-cycle/life-cycle-screen.tsx')).LifeCycleScreen),
    taskSchedule: lazyScreen(
      async () => (await import('./task-schedule/task-schedule-screen.tsx')).TaskScheduleScreen,
    ),
    dbSearch: lazyScreen(async () => (await import('./db-search/db-search-screen.tsx')).DbSearchScreen),
    changeSearch: lazyScreen(
      async () => (await import('./audit-search/change-search-screen.tsx')).ChangeSearchScreen,
    ),
    signInLog: lazyScreen(async () => (await import('./sign-in-log/sign-in-log-screen.tsx')).SignInLogScreen),
    sessionList: lazyScreen(
      async () => (await import('./sessions/session-list-screen.tsx')).SessionListScreen,
    ),
    messageList: lazyScreen(
      async () => (await import('./operations/message-list-screen.tsx')).MessageListScreen,
    ),
    errorLog: lazyScreen(async () => (await import('./operations/error-log-screen.tsx')).ErrorLogScreen),
    organization: lazyScreen(async () => (await organization()).OrganizationScreen),
    department: lazyScreen(async () => (await organization()).DepartmentScreen),
    team: lazyScreen(async () => (await organization()).TeamScreen),
    director: lazyScreen(async () => (await organization()).DirectorScreen),
    employee: lazyScreen(async () => (await organization()).EmployeeScreen),
    user: lazyScreen(async () => (await import('./user/user-screen.tsx')).UserScreen),
    role: lazyScreen(async () => (await import('./role/role-screen.tsx')).RoleScreen),
    menu: lazyScreen(async () => (await import('./menu/menu-screen.tsx')).MenuScreen),
    permission: lazyScreen(async () => (await import('./permission/permission-screen.tsx')).PermissionScreen),
    dbCsvExport: lazyScreen(async () => (await import('./csv-export/csv-export-screen.tsx')).CsvExportScreen),
    bizdate: lazyScreen(async () => (await import('./bizdate/bizdate-screen.tsx')).BizdateScreen),
    slip_no_control: lazyScreen(async () => (await numbers()).SlipNoControlScreen),
    inventory_no_control: lazyScreen(async () => (await numbers()).InventoryNoControlScreen),
    data_kind_control: lazyScreen(async () => (await numbers()).DataKindControlScreen),
    code_kind: lazyScreen(async () => (await import('./codes/code-screens.tsx')).CodeKindScreen),
    code_div: lazyScreen(async () => (await import('./codes/code-screens.tsx')).CodeDivScreen),
  },
  manual: async () => (await import('./manual/system.text.ts')).systemManual,
  tiles: async () => (await import('./home/system-tiles.tsx')).systemTiles,
}
