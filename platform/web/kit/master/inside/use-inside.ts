import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FoundInside, InsideSet, MasterInside } from '#platform/contract/master-inside.ts'
import type { MasterRow } from '#platform/contract/master-record.ts'
import type { Text, TextParams } from '#platform/contract/text.ts'
import { explainIssues } from '#platform/contract/validation.ts'
import { ApiError } from '../../../api/api-error.ts'
import { useCall } from '../../../api/api-context.tsx'
import { useSession } from '../../../session/session-context.tsx'
import { createStore } from '../../../store/store.ts'
import { useStore } from '../../../store/use-store.ts'
import { firstStep, redone, step, undone, type Steps } from '../../entry/undo.ts'
import type { EntryHandle } from '../../entry/use-entry.ts'
import type { FieldErrors } from '../../form/field-errors.ts'
import {
  marked,
  removeLines,
  writeLines,
  type LineChange,
  type LineSheet,
  type SlipContent,
} from '../../slip/slip-content.ts'
import {
  changesIn,
  contentOfRows,
  isTouched,
  mergeRows,
  sheetOf,
  withoutConflicts,
} from './inside-content.ts'
import type { InsideDraft } from './inside-draft.ts'

/** One set as it is typed on. */
export interface OpenSet {
  readonly set: InsideSet
  readonly sheet: LineSheet
  readonly stored: readonly MasterRow[]
  /** As many as there are; what is more than can be shown is kept on its own screen. */
  readonly total: number
  readonly steps: Steps<SlipContent>
}

/** What the form of a record wants of the rows inside it. */
export type InsideForm = ReturnType<typeof useInside>

type Values = Readonly<Record<string, unknown>>

/** The rows inside a record: typed in steps, checked by their own rules, and sent with the record. */
export function useInside(
  { sets: definitions, endpoints }: MasterInside,
  key: Readonly<Record<string, string>> | null,
  found: FoundInside | undefined,
  draft: InsideDraft | undefined,
) {
  const call = useCall()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const [store] = useState(() => createStore(definitions.map((set) => opened(set, found, draft))))
  const sets = useStore(store)
  const [grids] = useState(() => new Map<string, EntryHandle>())
  /** Which line of a set a sent row is. */
  const lineOf = useRef(new Map<string, readonly number[]>())

  const change = (name: string, next: (open: OpenSet) => OpenSet) =>
    store.set((all) => all.map((open) => (open.set.rows.name === name ? next(open) : open)))
  const edit = (name: string, next: (content: SlipContent, sheet: LineSheet) => SlipContent) =>
    change(name, (open) => ({ ...open, steps: step(open.steps, next(open.steps.now, open.sheet)) }))
  const replace = (name: string, next: (content: SlipContent, sheet: LineSheet) => SlipContent) =>
    change(name, (open) => ({
      ...open,
      steps: { ...open.steps, now: next(open.steps.now, open.sheet) },
    }))
  const mark = (name: string, at: number, field: string, text: Text, params: TextParams = {}) =>
    replace(name, (content, sheet) => {
      const line = content.lines[at]
      const [first = ''] = Object.keys(sheet.lines)
      const shown = field in sheet.lines ? field : first
      return line ? { ...content, lines: content.lines.with(at, marked(line, shown, text, params)) } : content
    })

  /** Rows to be written and to be removed; null when nothing has changed, 'wrong' when there is something to repair. */
  const sent = (record: Values) => {
    for (const grid of grids.values()) grid.flush()
    for (const { set } of store.get()) replace(set.rows.name, withoutConflicts)
    const rows: Record<string, Values[]> = {}
    const removed: Record<string, Values[]> = {}
    for (const { set, sheet, steps, stored } of store.get()) {
      const { name, schema } = set.rows
      const changes = changesIn(set, sheet, steps.now, stored, record)
      if (changes.typed.length > 0) rows[name] = changes.typed.map(({ row }) => row)
      if (changes.removed.length > 0) removed[name] = changes.removed
      lineOf.current.set(
        name,
        changes.typed.map(({ at }) => at),
      )
      for (const { row, at } of changes.typed) {
        const { error } = schema.edit.safeParse(row, { reportInput: true })
        for (const issue of explainIssues(error?.issues ?? []))
          mark(name, at, issue.path, issue.text, issue.params)
      }
    }
    if (store.get().some(({ steps }) => hasWrong(steps.now))) return 'wrong'
    // A record that needs a row is saved with its rows, also when there are none: then it is refused.
    const isNeeded = store.get().some(({ set }) => set.needed)
    return isNeeded || Object.keys(rows).length + Object.keys(removed).length > 0 ? { rows, removed } : null
  }

  return {
    endpoints,
    sets,
    businessDate,
    key,
    grids,
    dirty: sets.some(({ sheet, steps, stored }) => isTouched(sheet, steps.now, stored)),
    sent,
    draft: (): InsideDraft =>
      Object.fromEntries(
        store
          .get()
          .map(({ set, stored, steps }) => [set.rows.name, { stored: [...stored], content: steps.now }]),
      ),
    /** What the server refused goes to its cells; what is left belongs to the record's own fields. */
    refuse: (error: unknown, errors: FieldErrors): FieldErrors => {
      const fields = error instanceof ApiError ? error.fields : []
      for (const { path, msg } of fields) {
        const [, name = '', row = '', field = ''] = /^rows\.([^.]+)\.(\d+)\.(.+)$/.exec(path) ?? []
        const at = lineOf.current.get(name)?.[Number(row)]
        // Already in the reader's language.
        if (at !== undefined) mark(name, at, field, { ja: msg, en: msg, zh: msg })
      }
      const own = Object.entries(errors).filter(([path]) => !path.startsWith('rows.'))
      return Object.fromEntries(own.map(([path, msg]) => [path.replace(/^record\./, ''), msg]))
    },
    /** To the first cell that is to be repaired. */
    showWrong: () => {
      // A grid looks at what it shows: what has just been marked is drawn before.
      flushSync(() => undefined)
      const open = store.get().find(({ steps }) => hasWrong(steps.now))
      if (open) grids.get(open.set.rows.name)?.nextProblem('start')
    },
    takeLatest: async () => {
      if (!key) return
      const latest = await call(endpoints.getInside, key)
      store.set((all) =>
        all.map((open) => {
          const { list, total } = latest[open.set.rows.name] ?? { list: [], total: 0 }
          const now = mergeRows(open.set, open.sheet, open.steps.now, open.stored, list)
          return { ...open, stored: list, total, steps: firstStep(now) }
        }),
      )
    },
    edit,
    write: (name: string, changes: readonly LineChange[]) =>
      edit(name, (now, sheet) => writeLines(sheet, now, changes, businessDate)),
    remove: (name: string, top: number, bottom: number) => edit(name, (now) => removeLines(now, top, bottom)),
    undo: (name: string) => change(name, (open) => ({ ...open, steps: undone(open.steps) })),
    redo: (name: string) => change(name, (open) => ({ ...open, steps: redone(open.steps) })),
  }
}

const hasWrong = ({ lines }: SlipContent) => lines.some(({ wrong }) => Object.keys(wrong).length > 0)

function opened(set: InsideSet, found: FoundInside | undefined, draft: InsideDraft | undefined): OpenSet {
  const sheet = sheetOf(set)
  const { list, total } = found?.[set.rows.name] ?? { list: [], total: 0 }
  const left = draft?.[set.rows.name]
  const content = left ? mergeRows(set, sheet, left.content, left.stored, list) : contentOfRows(sheet, list)
  return { set, sheet, stored: list, total, steps: firstStep(content) }
}
