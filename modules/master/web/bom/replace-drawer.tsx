import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readDate } from '#platform/contract/date-entry.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { bomMaster } from '#modules/master/contract/bom.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { replacePart, structureTree, type StructureLine } from '#modules/master/contract/structure.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { RefusalNotice } from '#platform/web/kit/feedback/refusal-notice.tsx'
import { CodeField } from '#platform/web/kit/lookup/code-field.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { useCheckedCall } from '#platform/web/kit/form/use-checked-call.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { DayField, dayTyped } from '#platform/web/kit/form/day-field.tsx'
import { structureTexts } from './structure.text.ts'

interface Props {
  item_cd: string
  onDone: () => void
  onClose: () => void
}

const lineKey = ({ parent_item_cd, seq, from_dt }: StructureLine) => `${parent_item_cd} ${seq} ${from_dt}`

/** One part takes the place of another from a day on, in the structures that one chooses. */
export function ReplaceDrawer({ item_cd, onDone, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const [old, setOld] = useState(item_cd)
  const [next, setNext] = useState('')
  const [day, setDay] = useState(() => dayTyped(businessDate))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const from_dt = readDate(day, businessDate) ?? ''
  const { data } = useQuery({
    queryKey: [bomMaster.name, 'replaced', normaliseCode(old)],
    queryFn: ({ signal }) => call(structureTree, { item_cd: old, direction: 'uses', on_dt: '' }, signal),
    enabled: old !== '',
    staleTime: 0,
    retry: false,
  })
  const lines = (data?.lines ?? []).filter(
    (line) =>
      line.level === 1 && line.item_cd === normaliseCode(old) && (line.to_dt === '' || line.to_dt >= from_dt),
  )
  const chosen = lines.filter((line) => !left.has(lineKey(line)))
  const { message, errorAt, sending, send } = useCheckedCall(replacePart, ({ replaced }) => {
    showToast('done', say(structureTexts.replaced, { qty: replaced }))
    onDone()
    onClose()
  })
  const replace = () =>
    send({
      old_item_cd: old,
      new_item_cd: next,
      from_dt,
      lines: chosen.map(({ parent_item_cd, seq, from_dt: begin, update_cnt }) => ({
        parent_item_cd,
        seq,
        from_dt: begin,
        update_cnt,
      })),
    })
  const save: Command = {
    id: 'replace',
    label: structureTexts.replace,
    key: 'F9',
    icon: 'save',
    primary: true,
    need: bomMaster.write,
    unavailable: sending || chosen.length === 0 || next === '',
    run: replace,
  }
  const leave: Command = { id: 'close', label: structureTexts.close, key: 'Escape', run: onClose }
  useCommands([save, leave])
  return (
    <Drawer
      title={say(structureTexts.replace)}
      wide
      onClose={onClose}
      footer={
        <>
          <span className="field-hint">{say(structureTexts.doReplace, { qty: chosen.length })}</span>
          <CommandButton command={leave} showKey />
          <CommandButton command={save} showKey />
        </>
      }
    >
      <div className="drawer-sheet structure-drawer">
        <RefusalNotice message={message} />
        <p className="field-hint">{say(structureTexts.replaceHelp)}</p>
        <CodeField
          label={structureTexts.oldPart}
          target={itemMaster}
          value={old}
          required
          onChange={setOld}
        />
        <CodeField
          label={structureTexts.newPart}
          target={itemMaster}
          value={next}
          required
          error={errorAt('new_item_cd')}
          onChange={setNext}
        />
        <DayField label={structureTexts.fromDay} value={day} error={errorAt('from_dt')} onChange={setDay} />
        <PlainTable
          label={say(structureTexts.chooseLines)}
          rows={lines}
          keyOf={lineKey}
          choice={{
            chosen: new Set(chosen.map(lineKey)),
            labelOf: ({ node_cd, node_nm }) => `${node_cd}　${node_nm}`,
            onChange: (taken) => setLeft(new Set(lines.map(lineKey).filter((key) => !taken.has(key)))),
          }}
          {...(data ? { empty: say(structureTexts.noUses) } : {})}
          columns={[
            {
              name: 'parent',
              label: structureTexts.parent,
              cell: ({ node_cd, node_nm }) => `${node_cd}　${node_nm}`,
            },
            { name: 'need', label: structureTexts.need, kind: 'figure', cell: ({ need_qty }) => need_qty },
            {
              name: 'period',
              label: structureTexts.period,
              cell: ({ from_dt, to_dt }) => `${dayTyped(from_dt)}〜${dayTyped(to_dt)}`,
            },
          ]}
        />
      </div>
    </Drawer>
  )
}
