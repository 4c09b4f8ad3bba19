import { moveBizdate, type bizdateList } from '#modules/system/contract/bizdate.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { readDate } from '#platform/contract/date-entry.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { FormField, SubmitForm } from '#platform/web/kit/form/call-form.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { businessDateText } from '#platform/web/language/date-text.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { bizdateTexts } from './bizdate.text.ts'

interface Props {
  row: OutputOf<typeof bizdateList>['list'][number]
  onMoved: () => void
  onClose: () => void
}

/** The business date by hand, with the reason for it. */
export function MoveDate({ row, onMoved, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const form = useCallForm(moveBizdate, {
    initial: { biz_dt: '', reason: '', update_cnt: String(row.update_cnt) },
    onDone: onMoved,
  })
  const save: Command = {
    id: 'save',
    label: bizdateTexts.save,
    key: 'F9',
    icon: 'save',
    primary: true,
    unavailable: form.sending,
    run: form.submit,
  }
  const leave: Command = { id: 'close', label: bizdateTexts.close, key: 'Escape', run: onClose }
  useCommands([save, leave])
  const complete = () => {
    const read = readDate(form.typed.biz_dt, row.biz_dt)
    if (read && read !== form.typed.biz_dt) form.type('biz_dt', read)
  }
  return (
    <Drawer
      title={say(bizdateTexts.move)}
      subtitle={row.factory_nm}
      narrow
      onClose={onClose}
      footer={
        <>
          <span className="spacer" />
          <CommandButton command={leave} showKey />
          <CommandButton command={save} showKey enterEnd />
        </>
      }
    >
      <div onBlur={complete}>
        <SubmitForm form={form} label={say(bizdateTexts.move)} className="move-date">
          <p>
            {say(bizdateTexts.now)} <b>{businessDateText(row.biz_dt, language)}</b>
          </p>
          <FormField
            form={form}
            name="biz_dt"
            label={bizdateTexts.newDate}
            required
            inputMode="numeric"
            autoComplete="off"
          />
          <FormField form={form} name="reason" label={bizdateTexts.reason} required autoComplete="off" />
          <p className="notice warn">{say(bizdateTexts.effect)}</p>
        </SubmitForm>
      </div>
    </Drawer>
  )
}
