import type { ReactNode } from 'react'
import type { Text } from '#platform/contract/text.ts'
import type { Requirement } from '#platform/contract/permission.ts'
import { CommandButton } from '../command/command-button.tsx'
import { useCommands } from '../command/command-layers.ts'
import type { Command } from '../command/command.ts'
import { useSay } from '../../language/say.ts'
import { Drawer } from '../drawer/drawer.tsx'
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx'
import { feedbackTexts } from '../feedback/feedback.text.ts'
import { SubmitForm } from './call-form.tsx'
import type { CallForm } from './use-call-form.ts'

interface Props {
  title: string
  subtitle?: string
  /** What is done when it is sent. */
  label: Text
  need?: Requirement
  form: Pick<CallForm, 'message' | 'sending' | 'submit' | 'question'>
  /** A table stands in it. */
  wide?: boolean
  onClose: () => void
  children: ReactNode
}

/** A few fields in a drawer, typed through with Enter to the button that sends them. */
export function FormDrawer({ title, subtitle, label, need, form, wide = false, onClose, children }: Props) {
  const say = useSay()
  const send: Command = {
    id: 'send',
    label,
    key: 'F9',
    icon: 'save',
    primary: true,
    unavailable: form.sending,
    run: form.submit,
    ...(need ? { need } : {}),
  }
  const leave: Command = { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }
  useCommands([send, leave])
  return (
    <Drawer
      title={title}
      {...(subtitle ? { subtitle } : {})}
      {...(wide ? { wide } : { narrow: true })}
      onClose={onClose}
      footer={
        <>
          <CommandButton command={leave} showKey />
          <CommandButton command={send} showKey enterEnd />
        </>
      }
    >
      <div className="drawer-form">
        <SubmitForm form={form} label={title} className="stacked">
          {children}
        </SubmitForm>
      </div>
      {form.question ? (
        <ConfirmDialog
          title={title}
          body={form.question.words}
          action={say(label)}
          onAction={form.question.agree}
          onClose={form.question.decline}
        />
      ) : null}
    </Drawer>
  )
}
