import { useState } from 'react'
import { itemMaster } from '#modules/master/contract/item.ts'
import { copyRouting } from '#modules/master/contract/routing.ts'
import { readDate } from '#platform/contract/date-entry.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { RefusalNotice } from '#platform/web/kit/feedback/refusal-notice.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { DayField, dayTyped } from '#platform/web/kit/form/day-field.tsx'
import { useCheckedCall } from '#platform/web/kit/form/use-checked-call.ts'
import { CodeField } from '#platform/web/kit/lookup/code-field.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { routingTexts } from './routing.text.ts'

interface Props {
  item_cd: string
  onDone: (from_dt: string) => void
  onClose: () => void
}

/** The steps of a similar item become those of this one from a day on. */
export function CopyDrawer({ item_cd, onDone, onClose }: Props) {
  const say = useSay()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const [from_item_cd, setFrom] = useState('')
  const [day, setDay] = useState(() => dayTyped(businessDate))
  const from_dt = readDate(day, businessDate) ?? ''
  const { message, errorAt, sending, send } = useCheckedCall(copyRouting, ({ steps }) => {
    showToast('done', say(routingTexts.copied, { count: steps }))
    onDone(from_dt)
    onClose()
  })
  const save: Command = {
    id: 'copy',
    label: routingTexts.copy,
    key: 'F9',
    icon: 'save',
    primary: true,
    unavailable: sending || from_item_cd === '',
    run: () => send({ from_item_cd, item_cd, from_dt }),
  }
  const leave: Command = { id: 'close', label: routingTexts.close, key: 'Escape', run: onClose }
  useCommands([save, leave])
  return (
    <Drawer
      title={say(routingTexts.copyTitle, { item: item_cd })}
      onClose={onClose}
      footer={
        <>
          <CommandButton command={leave} showKey />
          <CommandButton command={save} showKey />
        </>
      }
    >
      <div className="drawer-sheet">
        <RefusalNotice message={message} />
        <p className="field-hint">{say(routingTexts.copyHelp)}</p>
        <CodeField
          label={routingTexts.copyFrom}
          target={itemMaster}
          value={from_item_cd}
          required
          error={errorAt('from_item_cd')}
          onChange={setFrom}
        />
        <DayField label={routingTexts.version} value={day} error={errorAt('from_dt')} onChange={setDay} />
      </div>
    </Drawer>
  )
}
