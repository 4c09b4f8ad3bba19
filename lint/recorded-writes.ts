import { declaredTables, writesOf } from './tables.ts'
import type { Rule, Sources } from './sources.ts'
import { lastName } from './sql-tables.ts'

/**
 * Whoever changes the record of a master beside its form moves the record's update count, so that an older form is
 * refused, and writes its history. What is no field of the form stands here, with why nobody's form can lose it.
 */
const notInForms: Readonly<Record<string, string>> = {
  'modules/system/server/bump-access.ts': 'the version by which processes know that rights have changed',
  'modules/system/server/change-company-password.ts': 'a secret, which is in the access log',
  'modules/system/server/codes/fix-codes.ts': "the program's own words, which no form may change",
  'modules/system/server/numbering/data-numbers.ts': 'the last number that was given',
  'modules/system/server/guessing/judge-password.ts': 'wrong passwords are counted',
  'modules/system/server/session-life.ts': 'the last sign-in',
}

const advice =
  'changes the record of a master: move its update_cnt and write its history with recordChange, or nobody knows and an older form takes it back.'

export const recordedWrites: Rule = (sources) => {
  const masters = masterTables(sources)
  const tables = declaredTables(sources).filter(({ constant }) => masters.has(constant))
  return sources.code
    .filter(({ path, isTest }) => !isTest && path.startsWith('modules/') && !(path in notInForms))
    .filter(({ text }) => /\.update\(|\bUPDATE\b/.test(text))
    .filter(({ text }) => !text.includes('update_cnt') || !/record(Changes?|Step)\b/.test(text))
    .flatMap((source) =>
      writesOf(source, tables).map(({ start, table }) => source.finding(start, `${table.name}: ${advice}`)),
    )
}

/** `masterTable(itemMaster)`, and what stands behind a master otherwise: `masterService(userMaster, appUser, …)`. */
function masterTables(sources: Sources): ReadonlySet<string> {
  const found = new Set<string>()
  for (const source of sources.code)
    if (/\bmaster(Table|Service)\(/.test(source.text))
      source.visit({
        VariableDeclarator({ id, init }) {
          if (
            id.type === 'Identifier' &&
            init?.type === 'CallExpression' &&
            lastName(init.callee) === 'masterTable'
          )
            found.add(id.name)
        },
        CallExpression({ callee, arguments: [, table] }) {
          const name = lastName(callee) === 'masterService' && lastName(table)
          if (name) found.add(name)
        },
      })
  return found
}
