import { kitScreen } from '#modules/developer/contract/kit.ts'
import { screen, section, type Screen, type Section } from '#platform/contract/screen.ts'
import { companyMaster } from '#modules/system/contract/company.ts'
import { companyPasswordScreen } from '#modules/system/contract/company-password.ts'
import { factoryMaster } from '#modules/system/contract/factory.ts'
import { menuScreen } from '#modules/system/contract/menu.ts'
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
    ],
  }),
  section({
    path: '/system',
    name: 'system',
    title: { ja: 'システム', en: 'System', zh: '系统' },
    icon: 'settings',
    guard: ['system:yes'],
    redirect: '/masterMaint/system/permission',
    children: [systemParameterScreen, menuScreen, permissionScreen, companyPasswordScreen],
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
