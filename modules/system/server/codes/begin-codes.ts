import type { Text } from '#platform/contract/text.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { companyLanguage } from '../company-language.ts'
import { codeDiv, codeKind } from '../tables.ts'
import { firstCodeKinds, firstCodes } from './first-codes.ts'

interface Signed {
  readonly company_cd: string
  readonly create_user: string
  readonly update_user: string
}

/** The tables that a company extends itself; one that is there already is left as the company has made it. */
export async function beginCodes(tx: Tx, signed: Signed): Promise<void> {
  const language = await companyLanguage(tx, signed.company_cd)
  const made = await tx
    .insert(codeKind)
    .values(
      firstCodeKinds.map(({ kind_cd, name }) => ({
        ...signed,
        kind_cd,
        kind_nm: name[language],
        ...inOthers(name),
      })),
    )
    .onConflictDoNothing()
    .returning()
  const kinds = new Set(made.map((kind) => Reflect.get(kind, 'kind_cd') as unknown))
  const codes = firstCodes.filter(({ kind_cd }) => kinds.has(kind_cd))
  if (codes.length > 0)
    await tx
      .insert(codeDiv)
      .values(
        codes.map(({ name, ...one }) => ({ ...signed, ...one, code_nm: name[language], ...inOthers(name) })),
      )
}

const inOthers = ({ en, zh }: Text) => ({ name_en: en, name_zh: zh })
