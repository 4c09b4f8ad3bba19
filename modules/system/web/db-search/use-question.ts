import { useState } from 'react'
import type { Question, SearchedTable } from '#modules/system/contract/db-search/db-search.ts'

export type Condition = Question['conditions'][number]

/** So many columns are looked at when a table has just been chosen. */
const firstColumns = 10

const nothing: Question = { table: '', columns: [], conditions: [], order: '', descending: false }

/** What is being asked, and what changes of it. */
export function useQuestion(tables: readonly SearchedTable[]) {
  const [question, setQuestion] = useState<Question>(nothing)
  const table = tables.find(({ name }) => name === question.table)
  const namesOf = (one: SearchedTable | undefined, count = 60) =>
    (one?.columns ?? []).slice(0, count).map(({ name }) => name)
  const change = (changed: Partial<Question>) => setQuestion((now) => ({ ...now, ...changed }))
  return {
    question,
    table,
    put: setQuestion,
    change,
    chooseTable: (name: string) =>
      setQuestion({
        ...nothing,
        table: name,
        columns: namesOf(
          tables.find((one) => one.name === name),
          firstColumns,
        ),
      }),
    showAll: () => change({ columns: namesOf(table) }),
    showFew: () => change({ columns: namesOf(table, firstColumns) }),
    /** In the order of the table, whatever was ticked first. */
    show: (name: string, shown: boolean) =>
      change({
        columns: namesOf(table, 1_000).filter((one) =>
          one === name ? shown : question.columns.includes(one),
        ),
      }),
    addCondition: () =>
      change({
        conditions: [
          ...question.conditions,
          { column: table?.columns[0]?.name ?? '', by: 'eq', value: '', to: '' },
        ],
      }),
    changeCondition: (at: number, changed: Partial<Condition>) =>
      change({
        conditions: question.conditions.map((one, n) => (n === at ? { ...one, ...changed } : one)),
      }),
    dropCondition: (at: number) => change({ conditions: question.conditions.filter((_, n) => n !== at) }),
  }
}
export type Asking = ReturnType<typeof useQuestion>
