import type { Database } from '../database/database.ts'
import { fail, ok, type Examination } from '../module/examination.ts'
import { brokenRows, damagedFiles, readSeals, unsealedRows, type Seal } from './broken-seals.ts'
import { sealedTables } from './sealed-tables.ts'

/** More than this nobody reads. */
const mostShown = 100

/** Reads every row of evidence there is. */
export const evidenceExamination: Examination = {
  name: 'evidence',
  thorough: 'evidence',
  async examine(database) {
    const seals = await database.owner('read', readSeals)
    const wrong: string[] = []
    for (const seal of seals) {
      if (wrong.length >= mostShown) break
      wrong.push(...(await wrongWith(database, seal)))
    }
    for (const table of sealedTables)
      wrong.push(...(await database.owner('read', (tx) => unsealedRows(tx, table))))
    wrong.push(...(await database.owner('read', damagedFiles)))
    if (wrong.length > 0) return fail(wrong.slice(0, mostShown).join('; '))
    return ok(`every row agrees with its seal. ${newestOf(seals)}`)
  },
}

async function wrongWith(database: Database, seal: Seal): Promise<readonly string[]> {
  const rows = await database.owner('read', (tx) => brokenRows(tx, seal))
  return [
    ...(seal.follows ? [] : [`${seal.company_cd}: seal ${seal.seal_no} does not follow the one before`]),
    ...(seal.is_whole ? [] : [`${seal.company_cd}: seal ${seal.seal_no} was changed`]),
    ...rows.map((says) => `${seal.company_cd}, ${seal.table_nm}: ${says}`),
  ]
}

/** To be kept elsewhere: who can write everything anew cannot write that. */
function newestOf(seals: readonly Seal[]): string {
  const newest = new Map(seals.map(({ company_cd, seal_no, hash }) => [company_cd, `${seal_no} ${hash}`]))
  if (newest.size === 0) return 'Nothing is sealed yet'
  return `Newest seals: ${[...newest].map(([company_cd, seal]) => `${company_cd} ${seal}`).join(', ')}`
}
