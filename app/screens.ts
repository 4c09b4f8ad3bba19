import { kitScreen } from '#modules/developer/contract/kit.ts'
import { screen, section, type Screen, type Section } from '#platform/contract/screen.ts'
import { factoryMaster } from '#modules/system/contract/factory.ts'

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
    redirect: '/masterMaint/master/factory',
    children: [factoryMaster.screen],
  }),
  section({
    path: '/developer',
    name: 'developer',
    title: { ja: '開発者', en: 'Developer', zh: '开发者' },
    icon: 'settings',
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
