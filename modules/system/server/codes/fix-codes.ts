import { sql } from 'drizzle-orm'
import { scheduler } from '#platform/server/jobs/dispatch-schedules.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { fixedCodes, fixedCodeTitles, fixedNames, kindCodeOf } from '../../contract/fixed-codes.ts'
import { codeDiv, codeKind, company } from '../tables.ts'

const kinds = fixedNames.map((name) => {
  const { ja, en, zh } = fixedCodeTitles[name]
  return { kind_cd: kindCodeOf(name), nm: ja, name_en: en, name_zh: zh }
})

const codesOfKinds = fixedNames.flatMap((name) => {
  const { codes, texts } = fixedCodes[name]
  const words: Readonly<Record<string, { ja: string; en: string; zh: string }>> = texts
  return codes.map((code_cd, at) => ({
    kind_cd: kindCodeOf(name),
    code_cd,
    nm: words[code_cd]?.ja,
    name_en: words[code_cd]?.en,
    name_zh: words[code_cd]?.zh,
    sort_no: (at + 1) * 10,
  }))
})

const inItsLanguage = sql`CASE ${company.language} WHEN 'en' THEN name_en WHEN 'zh' THEN name_zh ELSE nm END`

/** The tables that the program decides by, in the words of this version: for every company that the transaction sees. */
export async function fixCodes(tx: Tx): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${codeKind} (company_cd, kind_cd, kind_nm, name_en, name_zh, fixed_flg, create_user, update_user)
    SELECT ${company.company_cd}, kind_cd, ${inItsLanguage}, name_en, name_zh, true, ${scheduler}, ${scheduler}
    FROM ${company}, ${sentRows(kinds, 'wanted', { kind_cd: 'text', nm: 'text', name_en: 'text', name_zh: 'text' })}
    ON CONFLICT (company_cd, kind_cd) DO UPDATE
      SET kind_nm = excluded.kind_nm, name_en = excluded.name_en, name_zh = excluded.name_zh,
        fixed_flg = true, abort_div = '0'
      WHERE (code_kind.kind_nm, code_kind.name_en, code_kind.name_zh, code_kind.fixed_flg, code_kind.abort_div)
        IS DISTINCT FROM (excluded.kind_nm, excluded.name_en, excluded.name_zh, true, '0')`)
  await tx.execute(sql`
    INSERT INTO ${codeDiv} (company_cd, kind_cd, code_cd, code_nm, name_en, name_zh, sort_no, create_user, update_user)
    SELECT ${company.company_cd}, kind_cd, code_cd, ${inItsLanguage}, name_en, name_zh, sort_no, ${scheduler}, ${scheduler}
    FROM ${company}, ${sentRows(codesOfKinds, 'wanted', { kind_cd: 'text', code_cd: 'text', nm: 'text', name_en: 'text', name_zh: 'text', sort_no: 'int' })}
    ON CONFLICT (company_cd, kind_cd, code_cd) DO UPDATE
      SET code_nm = excluded.code_nm, name_en = excluded.name_en, name_zh = excluded.name_zh,
        sort_no = excluded.sort_no, abort_div = '0'
      WHERE (code_div.code_nm, code_div.name_en, code_div.name_zh, code_div.sort_no, code_div.abort_div)
        IS DISTINCT FROM (excluded.code_nm, excluded.name_en, excluded.name_zh, excluded.sort_no, '0')`)
}
