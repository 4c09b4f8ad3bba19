import { writeEverywhere } from '#platform/contract/permission.ts'
import { screen } from '#platform/contract/screen.ts'

/** Open to every signed-in person (specification section 2 "Without a guard"), in the menu of those who may save: that needs write:system. */
export const companyPasswordScreen = screen({
  path: '/masterMaint/master/companyPasswordChange',
  name: 'companyPasswordChange',
  title: { ja: '会社パスワード変更', en: 'Company password', zh: '修改公司密码' },
  icon: 'lock',
  guard: { mode: 'except' },
  listedFor: [writeEverywhere],
})
