import { firstRoles, type NewCompany } from '#modules/system/server/index.ts'
import type { Wording } from '#platform/server/module/demo.ts'

/** The demo company: a maker of precision parts with two factories. Passwords are for everyone to read. */
export const demoCompany = {
  company_cd: 'DEMO',
  company_nm: 'みなと精密工業株式会社',
  system_nm: '要 生産管理システム',
  password: 'demo1234',
}

export const demoDetails = {
  kana: 'ミナトセイミツコウギョウ',
  postal_cd: '455-0000',
  address: '愛知県名古屋市港区潮見町1-20',
  phone: '052-000-0120',
  fax: '052-000-0121',
  // Right by its check digit, and nobody's.
  registration_no: 'T9000000000000',
  seal_flg: true,
  fiscal_start_month: 4,
}

export const demoFactories = [
  {
    factory_cd: 'F01',
    factory_nm: '本社工場',
    kana: 'ホンシャコウジョウ',
    postal_cd: '455-0000',
    address: '愛知県名古屋市港区潮見町1-20',
    phone: '052-000-0120',
    time_zone: 'Asia/Tokyo',
  },
  {
    factory_cd: 'F02',
    factory_nm: '第二工場',
    kana: 'ダイニコウジョウ',
    postal_cd: '511-0000',
    address: '三重県桑名市長島町松ケ島35-2',
    phone: '0594-00-0352',
    time_zone: 'Asia/Tokyo',
  },
]

/** Its stock, machines and people are there. */
export const demoMainFactory = 'F01'

export const demoRoles: NewCompany['roles'] = firstRoles.map(({ role_nm, ...role }) => ({
  ...role,
  role_nm: role_nm.ja,
}))

const both = ['F01', 'F02']

export const demoUsers = [
  { user_cd: 'ADMIN', username: '高橋 誠', kana: 'タカハシ マコト', role_cd: 'ADMIN', factories: both },
  { user_cd: 'SALES', username: '佐々木 由美', kana: 'ササキ ユミ', role_cd: 'SALES', factories: both },
  {
    user_cd: 'BUYER',
    username: '中村 健太',
    kana: 'ナカムラ ケンタ',
    role_cd: 'PURCHASING',
    factories: ['F01'],
  },
  {
    user_cd: 'STOCK',
    username: '渡辺 浩',
    kana: 'ワタナベ ヒロシ',
    role_cd: 'WAREHOUSE',
    factories: ['F01'],
  },
  { user_cd: 'PLANNER', username: '伊藤 恵子', kana: 'イトウ ケイコ', role_cd: 'PLANNER', factories: both },
  {
    user_cd: 'WORKER',
    username: '山口 大輔',
    kana: 'ヤマグチ ダイスケ',
    role_cd: 'OPERATOR',
    factories: ['F01'],
  },
  {
    user_cd: 'VIEWER',
    username: '小林 直子',
    kana: 'コバヤシ ナオコ',
    role_cd: 'VIEWER',
    factories: ['F01'],
  },
].map((person) => ({ ...person, password: `${person.user_cd.toLowerCase()}1234` }))

/** Whom the sign-in page of a demo installation offers. */
export const demoSignIn = {
  company_cd: demoCompany.company_cd,
  company_password: demoCompany.password,
  users: demoUsers.map(({ user_cd, password }) => ({ user_cd, password })),
}

/** The demo company as it is created in a language. */
export function demoCompanyIn({ text, reading }: Wording) {
  const { company_cd, company_nm, system_nm } = demoCompany
  const named = text(company_nm)
  return {
    company_cd,
    company_nm: named,
    system_nm: text(system_nm),
    details: {
      ...demoDetails,
      kana: reading(demoDetails.kana, named),
      address: text(demoDetails.address),
    },
    factories: demoFactories.map((factory) => {
      const factory_nm = text(factory.factory_nm)
      return {
        ...factory,
        factory_nm,
        kana: reading(factory.kana, factory_nm),
        address: text(factory.address),
      }
    }),
    roles: demoRoles.map((role) => ({ ...role, role_nm: text(role.role_nm) })),
    users: demoUsers.map((user) => {
      const username = text(user.username)
      return { ...user, username, kana: reading(user.kana, username) }
    }),
  }
}
