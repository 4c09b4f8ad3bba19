import { user } from '#platform/contract/error-catalogue.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { signInErrors } from '../contract/sign-in-errors.ts'
import { loadAccess, mayUseSystem, type UserInFactory } from './access.ts'
import { factoriesOf } from './factory-choices.ts'
import type { Person } from './find-person.ts'

/** Why a person whose identity is proven may not come in at all. */
export function refusalOfPerson({ state, abort_div }: Person): BusinessError | undefined {
  if (state === 'waiting') return signInErrors.SIGN_IN_WAITING.with()
  if (state !== 'active' || abort_div !== '0') return user[1003].with()
  return undefined
}

/** Why they may not come in at this factory. */
export async function refusalAtFactory(tx: Tx, asked: UserInFactory): Promise<BusinessError | undefined> {
  const factories = await factoriesOf(tx, asked.company_cd, asked.user_cd)
  if (factories.length === 0) return user[1003].with()
  if (!factories.some(({ factory_cd }) => factory_cd === asked.factory_cd))
    return signInErrors.SIGN_IN_FACTORY.with({ code: asked.factory_cd }).at('factory_cd')
  const access = await loadAccess(tx, asked)
  return access && mayUseSystem(access) ? undefined : user[1003].with()
}
