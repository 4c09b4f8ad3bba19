import { screen, section, type Screen, type Section } from '#platform/contract/screen.ts'
import { changeSearch } from './audit-search/change-search.ts'
import { bankAccountMaster } from './bank-account.ts'
import { bizdateScreen } from './bizdate.ts'
import { codeDivMaster, codeKindMaster } from './code-div.ts'
import { companyMaster } from './company.ts'
import { companyPasswordScreen } from './company-password.ts'
import { csvExportScreen } from './csv-export.ts'
import { dbSearchScreen } from './db-search/db-search.ts'
import { firstWeekScreen } from './first-week.ts'
import { factoryMaster } from './factory.ts'
import { lifeCycleScreen } from './life-cycle.ts'
import { menuScreen } from './menu.ts'
import { dataKindControlMaster, inventoryNoControlMaster, slipNoControlMaster } from './number-control.ts'
import { departmentMaster, organizationMaster, teamMaster } from './organization.ts'
import { permissionScreen } from './permission.ts'
import { roleMaster } from './role.ts'
import { directorMaster, employeeMaster } from './staff.ts'
import { errorLogList } from './operations/error-log.ts'
import { messageList } from './operations/message-list.ts'
import { signInLog } from './sign-in-log/sign-in-log.ts'
import { sessionList } from './sessions/session-list.ts'
import { systemParameterScreen } from './system-parameter.ts'
import { taskScheduleScreen } from './task-schedule/task-schedule.ts'
import { userMaster } from './user.ts'

/** マスタ. Module master adds its groups to it. */
export const masterMaint = section({
  path: '/masterMaint',
  name: 'masterMaint',
  title: { ja: 'マスタ', en: 'Master data', zh: '主数据' },
  icon: 'database',
  guard: ['master:yes'],
  redirect: '/masterMaint/master/company',
  children: [
    companyMaster.screen,
    factoryMaster.screen,
    bankAccountMaster.screen,
    organizationMaster.screen,
    departmentMaster.screen,
    teamMaster.screen,
    directorMaster.screen,
    employeeMaster.screen,
    userMaster.screen,
    roleMaster.screen,
    bizdateScreen,
    csvExportScreen,
    companyPasswordScreen,
  ],
})

/** システム. Later modules add what keeps their own data in order. */
export const systemSection = section({
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
    dataKindControlMaster.screen,
    slipNoControlMaster.screen,
    inventoryNoControlMaster.screen,
    codeKindMaster.screen,
    codeDivMaster.screen,
    taskScheduleScreen,
    lifeCycleScreen,
    dbSearchScreen,
    changeSearch.screen,
    signInLog.screen,
    sessionList.screen,
    messageList.screen,
    errorLogList.screen,
  ],
})

/** What one signs in to, the company, and how the system is set. */
export const systemScreens: readonly (Section | Screen)[] = [
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
  masterMaint,
  systemSection,
  screen({
    path: '/masterMaint/etc/personalCenter',
    name: 'personalCenter',
    title: { ja: '個人設定', en: 'Personal settings', zh: '个人设置' },
    icon: 'user',
    hidden: true,
  }),
  firstWeekScreen,
]
