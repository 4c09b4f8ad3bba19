import { user } from '#platform/contract/error-catalogue.ts'
import type { SessionContext } from '#platform/server/context.ts'
import type { UserInfo } from '../contract/sign-in.ts'
import { mayUseSystem } from './access.ts'

export async function getUserInfo({ session }: SessionContext): Promise<UserInfo> {
  if (!mayUseSystem(session)) throw user[1003].with()
  const { user_cd, username, factory_cd, factory_nm, admin } = session
  return {
    user_cd,
    username,
    roles: [...session.roles],
    permissions: [...session.permissions],
    factory_cd,
    factory_nm,
    admin,
  }
}
