import { companyLogin, userLogin } from '#modules/system/contract/sign-in.ts'
import type { Site } from './site.ts'

/** A session of one of the demo company's people. */
export async function demoToken(site: Site, user: string, factory_cd = 'F01'): Promise<string> {
  const { cookie } = await site.call(companyLogin, { company_cd: 'DEMO', password: 'demo1234' })
  const person = { company_cd: 'DEMO', user, password: `${user}1234`, factory_cd }
  return (await site.call(userLogin, person, { cookie })).data.token
}
