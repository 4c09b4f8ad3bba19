import { useEffect, useEffectEvent, useState } from 'react'
import { createMode, editMode, type MasterRow } from '#platform/contract/master-record.ts'
import { say } from '#platform/contract/text.ts'
import { ApiError } from '../../api/api-error.ts'
import { useCall } from '../../api/api-context.tsx'
import { useLanguage } from '../../language/say.ts'
import { useSession } from '../../session/session-context.tsx'
import { focusField } from '../../keyboard/move-focus.ts'
import { checkInput, refusalOf, type FieldErrors } from '../form/field-errors.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import { keyOf, type Opened } from './master-on-screen.ts'
import { mergeLatest, type LatestChange } from './merge-latest.ts'
import { insideTexts } from './inside/inside.text.ts'
import type { InsideForm } from './inside/use-inside.ts'
import { inputFromTyped, isSame, typedFromRow, type Typed } from './typed-values.ts'

interface FormState {
  readonly base: Typed
  readonly typed: Typed
  readonly updateCount: number
  readonly errors: FieldErrors
  /** What is wrong with the whole: shown at the top of the form. */
  readonly message: string
  /** After a refused save: what someone else has changed meanwhile. */
  readonly changes: Readonly<Record<string, LatestChange>>
  readonly saving: boolean
}

interface Outcome {
  onTyped: (opened: Opened) => void
  onSaved: (row: MasterRow) => void
}

/** The state of one open form: typing, checking, saving, and the optimistic lock. */
export function useMasterForm(
  master: AnyMaster,
  opened: Opened,
  inside: InsideForm | null,
  { onTyped, onSaved }: Outcome,
) {
  const call = useCall()
  const language = useLanguage()
  const businessDate = useSession((session) => session.businessDate) ?? ''
  const [state, setState] = useState<FormState>({
    base: opened.base,
    typed: opened.typed,
    updateCount: opened.updateCount,
    errors: {},
    message: '',
    changes: {},
    saving: false,
  })
  const change = (part: Partial<FormState>) => setState((now) => ({ ...now, ...part }))

  const type = (values: Typed) => {
    const repaired = Object.entries(state.errors).filter(([name]) => !(name in values))
    const errors = Object.fromEntries(repaired)
    const typed = { ...state.typed, ...values }
    change({ typed, errors })
  }

  const takeLatest = async (typedKey: Record<string, string>, refusal: ApiError) => {
    const row = await call(master.endpoints.getDetail, typedKey)
    const latest = typedFromRow(master.fields, row)
    const { typed, changes } = mergeLatest(state.base, state.typed, latest)
    change({ base: latest, typed, changes, updateCount: row.update_cnt, message: refusal.msg, saving: false })
    await inside?.takeLatest()
  }

  const save = async () => {
    if (state.saving) return
    const input = {
      ...inputFromTyped(master.fields, state.typed, businessDate),
      assign_mode: opened.mode === 'create' ? createMode : editMode,
      update_cnt: state.updateCount,
    }
    const checked = checkInput(master.schema.edit, input, language)
    if (!checked.ok) {
      change({ errors: checked.errors, message: '' })
      focusField('.master-form', (name) => name in checked.errors)
      return
    }
    const rows = inside?.sent(checked.value) ?? null
    if (rows === 'wrong') {
      change({ errors: {}, message: say(insideTexts.wrong, language) })
      inside?.showWrong()
      return
    }
    change({ saving: true, errors: {}, message: '' })
    try {
      onSaved(
        await (rows && inside
          ? call(inside.endpoints.doEditInside, { record: input, ...rows })
          : call(master.endpoints.doEdit, input)),
      )
    } catch (error) {
      if (error instanceof ApiError && error.code === 'STALE' && opened.mode === 'edit') {
        await takeLatest(keyOf(master, input), error).catch(() => change({ saving: false }))
        return
      }
      const refusal = refusalOf(error)
      const errors = inside ? inside.refuse(error, refusal.errors) : refusal.errors
      change({ errors, message: refusal.message, saving: false })
      if (Object.keys(errors).length === 0) inside?.showWrong()
      else focusField('.master-form', (name) => name in errors)
    }
  }

  const dirty = !isSame(master.fields, state.base, state.typed) || inside?.dirty === true
  const { base, typed, updateCount } = state
  const keep = useEffectEvent(() => onTyped({ ...opened, base, typed, updateCount, inside: inside?.draft() }))
  const sets = inside?.sets
  useEffect(() => {
    if (dirty) keep()
  }, [dirty, base, typed, updateCount, sets])
  return { ...state, dirty, type, save: () => void save() }
}
