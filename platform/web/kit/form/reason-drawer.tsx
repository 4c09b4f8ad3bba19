import { useQueryClient } from '@tanstack/react-query'
import type { Endpoint, InputOf } from '#platform/contract/endpoint.ts'
import type { Requirement } from '#platform/contract/permission.ts'
import type { Text } from '#platform/contract/text.ts'
import { showToast } from '../feedback/toast.ts'
import { FormField } from './call-form.tsx'
import { FormDrawer } from './form-drawer.tsx'
import { useCallForm, type TypedText } from './use-call-form.ts'

interface Props<E extends Endpoint, Name extends Extract<keyof InputOf<E>, string>> {
  endpoint: E
  /** What it is done to, by the names that the call has for it. */
  of: TypedText<Name>
  title: string
  body: string
  label: Text
  reason: Text
  /** The call can do without a reason. */
  optional?: boolean
  need?: Requirement
  /** Said when it is done. */
  done: string
  onClose: (isDone: boolean) => void
}

/** A step back that asks for nothing but its reason: 取消, 締め取消, 消込解除. */
export function ReasonDrawer<E extends Endpoint, Name extends Extract<keyof InputOf<E>, string>>({
  endpoint,
  of,
  title,
  body,
  label,
  reason,
  optional = false,
  need,
  done,
  onClose,
}: Props<E, Name>) {
  const cache = useQueryClient()
  const initial: TypedText = { ...of, reason: '' }
  const form = useCallForm(endpoint, {
    initial,
    onDone: () => {
      showToast('done', done)
      void cache.invalidateQueries().then(() => onClose(true))
    },
  })
  return (
    <FormDrawer
      title={title}
      label={label}
      {...(need ? { need } : {})}
      form={form}
      onClose={() => onClose(false)}
    >
      <p>{body}</p>
      <FormField form={form} name="reason" label={reason} required={!optional} />
    </FormDrawer>
  )
}
