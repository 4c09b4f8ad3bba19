import type { OutputOf } from '#platform/contract/endpoint.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { feedbackTexts } from '#platform/web/kit/feedback/feedback.text.ts'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { aboutLine } from '../../contract/order-calls.ts'
import { orderTexts } from './order.text.ts'

interface Props {
  title: string
  steps: OutputOf<typeof aboutLine>['steps']
  onClose: () => void
}

/** Who has been promised what of an item, what comes and what others take, with what is left after each. */
export function ComingAndGoing({ title, steps, onClose }: Props) {
  const say = useSay()
  const leave: Command = { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  return (
    <Drawer
      title={say(orderTexts.steps)}
      subtitle={title}
      wide
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      <PlainTable
        label={say(orderTexts.steps)}
        rows={steps.map((step, at) => ({ ...step, at }))}
        keyOf={({ at }) => String(at)}
        rowHeader="no"
        empty={say(orderTexts.noSteps)}
        columns={[
          { name: 'date', label: orderTexts.stepDate, kind: 'date', cell: ({ date }) => date },
          {
            name: 'no',
            label: orderTexts.stepSlip,
            cell: ({ what, no, link }) => (
              <>
                {what} {link === '' ? no : <KeyLink to={link}>{no}</KeyLink>}
              </>
            ),
          },
          { name: 'customer', label: orderTexts.stepCustomer, cell: ({ customer_nm }) => customer_nm },
          { ...{ name: 'qty', label: orderTexts.stepQty, kind: 'figure' }, cell: ({ qty }) => qty },
          {
            ...{ name: 'balance', label: orderTexts.stepBalance, kind: 'figure' },
            cell: ({ balance }) => balance,
          },
          {
            ...{ name: 'allocated', label: orderTexts.allocated, kind: 'flag' },
            cell: ({ allocated }) => allocated,
          },
        ]}
      />
    </Drawer>
  )
}
