import { hash } from '@node-rs/argon2'
import { createCompany, type NewCompany } from '#modules/system/server/index.ts'
import { companyLogin, userLogin } from '#modules/system/contract/sign-in.ts'
import type { Database } from '#platform/server/database/database.ts'
import { product } from './product.ts'
import type { Caller, Site } from './site.ts'

export const companyPassword = 'company-secret'
export const userPassword = 'user-secret'
let made = 0

/** A company of its own for a test: nothing that another test does can be seen in it. */
export async function makeCompany(
  database: Database,
  changes: Partial<Omit<NewCompany, 'company_cd'>> = {},
  registered = product.registered,
): Promise<string> {
  made += 1
  const company_cd = `C${process.pid}-${made}`
  const password_hash = await hashOf(companyPassword)
  const created: NewCompany = {
    company_cd,
    company_nm: '試験工業株式会社',
    system_nm: '試験システム',
    password_hash,
    biz_dt: '2026-04-01',
    factories: [
      { factory_cd: 'F01', factory_nm: '本社工場', time_zone: 'Asia/Tokyo' },
      { factory_cd: 'F02', factory_nm: '第二工場', time_zone: 'Asia/Tokyo' },
    ],
    roles: [
      { role_cd: 'ADMIN', role_nm: '管理者', admin_flg: true, permissions: [] },
      { role_cd: 'CLERK', role_nm: '事務', permissions: ['master:yes', 'write:master'] },
      { role_cd: 'OPERATOR', role_nm: '製造', permissions: ['mes:yes'] },
      { role_cd: 'NOBODY', role_nm: '権限なし', permissions: [] },
    ],
    users: [
      await person('ADMIN', '管理 太郎', 'ADMIN', ['F01', 'F02']),
      await person('CLERK', '事務 花子', 'CLERK', ['F01']),
      await person('OPERATOR', '製造 次郎', 'OPERATOR', ['F01']),
    ],
    ...changes,
  }
  await database.company(company_cd, 'write', (tx) => createCompany({ tx, registered }, created, 'TEST'))
  return company_cd
}

export const person = async (
  user_cd: string,
  username: string,
  role_cd: string,
  factories: readonly string[],
): Promise<NewCompany['users'][number]> => ({
  user_cd,
  username,
  role_cd,
  factories,
  password_hash: await hashOf(userPassword),
})

const hashes = new Map<string, Promise<string>>()
/** Cheap to compare with: what a real hash costs is seen by the tests that make one. */
function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hash(password, { memoryCost: 256, timeCost: 1 })
  hashes.set(password, known)
  return known
}

/** The company's ticket, as the browser's cookie. */
export async function ticketOf(site: Site, company_cd: string): Promise<string> {
  const answer = await site.call(companyLogin, { company_cd, password: companyPassword })
  if (answer.code !== 200) throw new Error(`No ticket: ${answer.msg}`)
  return answer.cookie
}

interface SignIn {
  readonly user?: string
  readonly password?: string
  readonly factory_cd?: string
}

/** The second step alone, with a fresh ticket. */
export async function signInAs(site: Site, company_cd: string, typed: SignIn = {}, caller: Caller = {}) {
  const cookie = caller.cookie ?? (await ticketOf(site, company_cd))
  const form = { company_cd, user: 'admin', password: userPassword, factory_cd: 'F01', ...typed }
  return site.call(userLogin, form, { ...caller, cookie })
}

/** Both steps: the token. */
export async function tokenOf(site: Site, company_cd: string, user = 'admin', typed: SignIn = {}) {
  const answer = await signInAs(site, company_cd, { user, ...typed })
  if (answer.code !== 200) throw new Error(`Not signed in: ${answer.msg}`)
  return answer.data.token
}
