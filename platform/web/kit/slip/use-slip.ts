import { useEffect, useEffectEvent, useState } from 'react'
import type { z } from 'zod'
import { createMode, editMode } from '#platform/contract/master-record.ts'
import type { AnySlip, AnySlipRecord } from '#platform/contract/slip.ts'
import type { Text, TextParams } from '#platform/contract/text.ts'
import { explainIssues } from '#platform/contract/validation.ts'
import { ApiError } from '../../api/api-error.ts'
import { useCall } from '../../api/api-context.tsx'
import { useSay } from '../../language/say.ts'
import { useSession } from '../../session/session-context.tsx'
import { newDraftId, useDrafts, type LeftDraft } from '../../session/use-drafts.tsx'
import type { Draft } from '../../session/draft-vault.ts'
import { createStore } from '../../store/store.ts'
import { useStore } from '../../store/use-store.ts'
import { amend, firstStep, redone, step, undone, type Steps } from '../entry/undo.ts'
import { refusalOf } from '../form/field-errors.ts'
import {
  askedAnew,
  contentOf,
  newContent,
  sentContent,
  withErrors,
  type Beginning,
  type SlipContent,
} from './slip-content.ts'
import { giveUp } from './give-up.ts'
import { slipDraft } from './slip-draft.ts'
import { slipTexts } from './slip.text.ts'

interface SlipState {
  readonly steps: Steps<SlipContent>
  /** As it is stored, or as a new one begins. */
  readonly base: SlipContent
  readonly record: AnySlipRecord | null
  readonly updateCount: number
  readonly saving: boolean
  /** What is wrong with the whole. */
  readonly message: string
  readonly stale: boolean
  readonly question: SlipQuestion | null
}

/** What is asked before it is saved, and what saying yes is sent as. */
interface SlipQuestion {
  readonly words: string
  readonly codes: readonly string[]
}

const draftPauseMs = 400

/** The state of one open slip: typing with its steps, the draft, checking and saving. */
export function useSlip(
  slip: AnySlip,
  stored: AnySlipRecord | null,
  begin: Beginning | undefined,
  onSaved: (record: AnySlipRecord, before: AnySlipRecord | null) => void,
  /** What the next one takes over from the one that was posted. */
  next?: (posted: SlipContent) => Beginning | undefined,
) {
  const call = useCall()
  const say = useSay()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const drafts = useDrafts(`${slip.screen.path} ${keyText(slip, stored)}`, slipDraft)
  const [draftId, setDraftId] = useState(newDraftId)
  const [store] = useState(() => createStore(opened(slip, stored, businessDate, begin)))
  const state = useStore(store)
  const content = state.steps.now
  const dirty = content !== state.base

  const change = (part: Partial<SlipState>) => store.set((now) => ({ ...now, ...part }))
  const edit = (next: (content: SlipContent) => SlipContent) =>
    store.set((now) => ({ ...now, steps: step(now.steps, next(now.steps.now)) }))
  const add = (next: (content: SlipContent) => SlipContent) =>
    store.set((now) => ({ ...now, steps: amend(now.steps, next(now.steps.now)) }))

  /** Follows from what is there: a part of the beginning as long as nobody has typed, else of the step before. */
  const follow = (next: (content: SlipContent) => SlipContent) => {
    const { steps, base } = store.get()
    if (steps.now !== base) return add(next)
    store.set((now) => ({ ...now, ...untyped(next(base)) }))
  }

  const { updateCount } = state
  const keep = useEffectEvent(() =>
    drafts.keep(draftId, keyText(slip, state.record), { updateCount, content }),
  )
  useEffect(() => {
    if (!dirty) return undefined
    const timer = setTimeout(() => keep(), draftPauseMs)
    return () => clearTimeout(timer)
  }, [dirty, content, updateCount])

  /** What is stored, or a new one: what was typed belongs to it, and what is typed from now on is another draft. */
  const adopt = (record: AnySlipRecord | null, beginning?: Beginning) => {
    drafts.drop(draftId)
    setDraftId(newDraftId())
    store.set(opened(slip, record, businessDate, beginning))
  }
  /** Fields of a stored line are as they are stored; where nothing else is typed, there is no draft any more. */
  const giveUpFields = (lineNo: number, fields: readonly string[]) => {
    const { steps, base } = store.get()
    const next = giveUp(slip, steps.now, base, lineNo, fields)
    if (next !== base) return store.set((now) => ({ ...now, steps: step(now.steps, next), message: '' }))
    drafts.drop(draftId)
    setDraftId(newDraftId())
    store.set((now) => ({ ...now, ...untyped(base), message: '' }))
  }
  const refuse = (
    errors: readonly {
      readonly path: string
      readonly text: Text
      readonly params: TextParams
    }[],
    lineAt: (sent: number) => number | undefined,
    message = '',
  ) => {
    const marked = withErrors(store.get().steps.now, errors, lineAt)
    add(() => marked.content)
    const rest = [message, ...marked.rest.map(({ text, params }) => say(text, params))].filter(Boolean)
    change({ message: rest.join(' '), saving: false })
  }

  /** What was refused is no obstacle to saving again. */
  const askAnew = () => {
    const { steps, base } = store.get()
    const next = askedAnew(steps.now)
    if (next === steps.now) return
    if (steps.now === base) store.set((now) => ({ ...now, ...untyped(next) }))
    else add(() => next)
  }

  /** True when there was nothing to repair. The answer comes later. */
  const save = async (agreed: readonly string[] = []): Promise<boolean> => {
    const now = store.get()
    if (now.saving) return true
    const { input, lineAt } = sentContent(slip, now.steps.now)
    const sent = {
      ...input,
      assign_mode: now.record ? editMode : createMode,
      update_cnt: now.updateCount,
      agreed,
    }
    if (input.lines.length === 0) {
      change({ message: say(slipTexts.noLines) })
      return false
    }
    const checked = slip.schema.edit.safeParse(sent, { reportInput: true })
    if (!checked.success) {
      const errors = explainIssues(checked.error.issues)
      refuse(
        errors.map(({ path, text, params }) => ({ path, text, params: { ...params } })),
        lineAt,
      )
      return false
    }
    change({ saving: true, message: '', stale: false, question: null })
    try {
      const record = await call(slip.endpoints.doEdit, sent)
      if (slip.posted) adopt(null, next?.(now.steps.now))
      else adopt(record)
      onSaved(record, now.record)
      return true
    } catch (error) {
      const question = questionOf(slip, error, agreed)
      if (question) {
        change({ saving: false, question })
        return true
      }
      const { message } = refusalOf(error)
      const errors = errorsOf(error)
      // Who was faster is said above, also where the cells say what is different now.
      const stale = error instanceof ApiError && error.code === 'STALE'
      refuse(errors, lineAt, stale ? error.msg : message)
      change({ stale })
      return errors.length === 0
    }
  }

  /** A verb beside saving: what it answers is shown, what it refuses is said. False where it is refused. */
  const act = async (work: () => Promise<AnySlipRecord>): Promise<boolean> => {
    const { saving, record, steps, base } = store.get()
    if (saving) return true
    // What it refused before is asked anew; what is typed stays until there is something in its place.
    const isTyped = steps.now !== base
    if (record && !isTyped) store.set((now) => ({ ...now, ...untyped(contentOf(slip, record)) }))
    change({ saving: true, message: '', stale: false })
    try {
      adopt(await work())
      return true
    } catch (error) {
      const refused = withErrors(
        store.get().steps.now,
        errorsOf(error).filter(({ path }) => path !== ''),
        (at) => at,
      )
      // Its cells are marked; typed it has nobody.
      if (!isTyped) store.set((now) => ({ ...now, ...untyped(refused.content) }))
      const rest = refused.rest.map(({ text, params }) => say(text, params))
      change({ saving: false, message: [refusalOf(error).message, ...rest].filter(Boolean).join(' ') })
      return false
    }
  }

  /** What is stored now, in place of what nobody has typed on. */
  const renew = async (read: () => Promise<AnySlipRecord>): Promise<void> => {
    const isUntouched = () => {
      const { record, steps, base, saving } = store.get()
      return record !== null && steps.now === base && !saving
    }
    if (!isUntouched()) return
    const { record } = store.get()
    const found = await read().catch(() => null)
    const isOther = found !== null && JSON.stringify(found) !== JSON.stringify(record)
    if (isOther && isUntouched() && store.get().record === record) adopt(found)
  }

  return {
    content,
    record: state.record,
    dirty,
    saving: state.saving,
    message: state.message,
    stale: state.stale,
    question: state.question,
    /** No to the question: everything stays as it is typed. */
    decline: () => change({ question: null }),
    businessDate,
    canUndo: state.steps.before.length > 0,
    canRedo: state.steps.after.length > 0,
    now: () => store.get().steps.now,
    edit,
    /** Belongs to the step before: it is taken back with it. */
    add,
    follow,
    undo: () => store.set((now) => ({ ...now, steps: undone(now.steps) })),
    redo: () => store.set((now) => ({ ...now, steps: redone(now.steps) })),
    giveUp: giveUpFields,
    askAnew,
    save,
    act,
    renew,
    left: dirty ? [] : drafts.left,
    resume: ({ id, value }: LeftDraft<z.output<typeof slipDraft>>) => {
      setDraftId(id)
      edit(() => value.content)
      change({ updateCount: value.updateCount })
    },
    forget: ({ id }: Draft) => drafts.drop(id),
  }
}

export type OpenSlip = ReturnType<typeof useSlip>

function opened(
  slip: AnySlip,
  record: AnySlipRecord | null,
  businessDate: string,
  begin?: Beginning,
): SlipState {
  const base = record ? contentOf(slip, record) : newContent(slip, businessDate, begin)
  return {
    steps: firstStep(base),
    base,
    record,
    updateCount: record?.update_cnt ?? 0,
    saving: false,
    message: '',
    stale: false,
    question: null,
  }
}

/** A content that nobody has typed on. */
const untyped = (content: SlipContent) => ({ base: content, steps: firstStep(content) })

/** What the server has said of single fields, in the reader's language. */
const errorsOf = (error: unknown) =>
  (error instanceof ApiError ? error.fields : []).map(({ path, msg }) => ({
    path,
    text: { ja: msg, en: msg, zh: msg },
    params: {},
  }))

/** Undefined where anything else is wrong: that is mended first. */
function questionOf(slip: AnySlip, error: unknown, agreed: readonly string[]): SlipQuestion | undefined {
  if (!(error instanceof ApiError) || error.fields.length === 0) return undefined
  const asking = new Set(slip.questions.map(({ code }) => code))
  if (error.fields.some(({ code }) => !asking.has(code))) return undefined
  const codes = error.fields.map(({ code }) => String(code))
  return { words: error.fields.map(({ msg }) => msg).join('\n'), codes: [...new Set([...agreed, ...codes])] }
}

/** The slip's number, as people say it; nothing while it is new. */
export const keyText = (slip: AnySlip, record: AnySlipRecord | null): string =>
  record ? slip.key.map((name) => String(record.header[name] ?? '')).join(' ') : ''
