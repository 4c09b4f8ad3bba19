import { decimal, grouped } from '#platform/contract/decimal.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { feedbackTexts } from '#platform/web/kit/feedback/feedback.text.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { aboutLine } from '../../contract/order-calls.ts'
import { promisedHow, promisedIf } from '../../contract/promised.ts'
import { promisedTexts } from './promised.text.ts'

type Promised = NonNullable<OutputOf<typeof aboutLine>['promised']>

/** What is made, bought and taken for the day that is promised: what goes in stands before what it goes into. */
export function PromisedDrawer({
  promised: { steps, assumes },
  onClose,
}: {
  promised: Promised
  onClose: () => void
}) {
  const say = useSay()
  const leave: Command = { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  return (
    <Drawer
      title={say(promisedTexts.title)}
      wide
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      <PlainTable
        label={say(promisedTexts.steps)}
        rows={steps.map((step, at) => ({ ...step, at }))}
        keyOf={({ at }) => String(at)}
        rowHeader="item"
        columns={[
          {
            name: 'item',
            label: promisedTexts.item,
            cell: ({ item_cd, item_nm }) => `${item_cd}　${item_nm}`,
          },
          {
            name: 'qty',
            label: promisedTexts.qty,
            kind: 'figure',
            cell: ({ qty }) => grouped(decimal(qty), 0),
          },
          { name: 'how', label: promisedTexts.how, cell: ({ how }) => say(promisedHow.texts[how]) },
          { name: 'from', label: promisedTexts.from, kind: 'date', cell: ({ from_dt }) => from_dt },
          { name: 'to', label: promisedTexts.to, kind: 'date', cell: ({ to_dt }) => to_dt },
          { name: 'where', label: promisedTexts.where, cell: ({ where }) => where },
          { name: 'critical', label: promisedTexts.critical, kind: 'flag', cell: ({ critical }) => critical },
        ]}
      />
      <div className="notice">
        <div>
          <p className="dim">{say(promisedTexts.assumes)}</p>
          {assumes.map((one) => (
            <p key={one}>{say(promisedIf.texts[one])}</p>
          ))}
        </div>
      </div>
    </Drawer>
  )
}
