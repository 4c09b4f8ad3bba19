import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { editLifeCycles, lifeCycleList, type ListedCycle } from '#modules/system/contract/life-cycle.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { checkInput, refusalOf, type FieldErrors } from '#platform/web/kit/form/field-errors.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { lifeCycleTexts } from './life-cycle.text.ts'
import { isChanged, wantedCycle, type TypedCycle } from './typed-cycle.ts'

const nothing: readonly ListedCycle[] = []
export const lifeCycleKey = ['dbLifeCycle']
const listKey = [...lifeCycleKey, 'list']

/** The rows with what has been typed over them, until it is saved or taken back. */
export function useLifeCycles() {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const language = useLanguage()
  const [typed, setTyped] = useState<Readonly<Record<string, TypedCycle>>>({})
  const [errors, setErrors] = useState<FieldErrors>({})
  const [message, setMessage] = useState('')
  const [saving, setSaving] = useState(false)
  const { data } = useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call(lifeCycleList, {}, signal),
  })
  const list = data?.list ?? nothing
  const changed = list.filter((row) => isChanged(row, typed[row.table_nm]))

  const undo = () => {
    setTyped({})
    setErrors({})
    setMessage('')
  }
  const byTable = (of: FieldErrors) =>
    Object.fromEntries(changed.map(({ table_nm }, at) => [table_nm, of[`list.${at}.months`] ?? '']))
  const save = async () => {
    const sent = changed.map((row) => {
      const { table_nm, action, months, update_cnt } = wantedCycle(row, typed[row.table_nm])
      return { table_nm, action, months, update_cnt }
    })
    const checked = checkInput(editLifeCycles.input, { list: sent }, language)
    if (!checked.ok) return setErrors(byTable(checked.errors))
    setSaving(true)
    setErrors({})
    setMessage('')
    try {
      await call(editLifeCycles, checked.value)
      await cache.invalidateQueries({ queryKey: listKey })
      setTyped({})
      showToast('done', say(lifeCycleTexts.saved))
    } catch (error) {
      const refusal = refusalOf(error)
      setErrors(byTable(refusal.errors))
      setMessage(refusal.message)
      void cache.invalidateQueries({ queryKey: listKey })
    } finally {
      setSaving(false)
    }
  }
  return {
    list,
    typed,
    errors,
    message,
    saving,
    dirty: changed.length > 0,
    type: (table_nm: string, change: TypedCycle) =>
      setTyped((now) => ({ ...now, [table_nm]: { ...now[table_nm], ...change } })),
    undo,
    save,
  }
}
