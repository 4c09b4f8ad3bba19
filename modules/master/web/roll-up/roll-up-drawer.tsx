import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { readDate } from '#platform/contract/date-entry.ts'
import { decimal, grouped, minus } from '#platform/contract/decimal.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { costGap, rollUpPreview, rollUpStart, type RolledLine } from '#modules/master/contract/roll-up.ts'
import { itemStandardCostMaster } from '#modules/master/contract/stock-location.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { CodeField } from '#platform/web/kit/lookup/code-field.tsx'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { DayField, dayTyped } from '#platform/web/kit/form/day-field.tsx'
import { RollUpReasons } from './roll-up-reasons.tsx'
import { rollUpTexts } from './roll-up.text.ts'
import './roll-up.css'

/** What standard costs would be from a day on, why, and the command that writes them. */
export function RollUpDrawer({ first, onClose }: { first: string; onClose: () => void }) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const [item_cd, setItem] = useState(first)
  const [day, setDay] = useState(() => dayTyped(businessDate))
  const [open, setOpen] = useState('')
  const from_dt = readDate(day, businessDate) ?? ''
  const { data, error, isFetching } = useQuery({
    queryKey: [itemStandardCostMaster.name, 'roll-up', from_dt, item_cd],
    queryFn: ({ signal }) => call(rollUpPreview, { from_dt, item_cd }, signal),
    enabled: from_dt !== '',
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  })
  const refused = error ? refusalWords(error) : ''
  const start = async () => {
    await call(rollUpStart, { from_dt, item_cd })
    await cache.invalidateQueries({ queryKey: ['jobs'] })
    showToast('done', say(rollUpTexts.started))
    onClose()
  }
  const run: Command = {
    id: 'roll-up',
    label: rollUpTexts.run,
    key: 'F9',
    icon: 'save',
    primary: true,
    need: itemStandardCostMaster.write,
    unavailable: from_dt === '' || isFetching || data?.changed === 0,
    run: () => void start(),
  }
  const leave: Command = { id: 'close', label: rollUpTexts.close, key: 'Escape', run: onClose }
  useCommands([run, leave])
  return (
    <Drawer
      title={say(rollUpTexts.title)}
      wide
      onClose={onClose}
      footer={
        <>
          <CommandButton command={leave} showKey />
          <CommandButton command={run} showKey />
        </>
      }
    >
      <div className="drawer-sheet roll-up">
        <DayField label={rollUpTexts.from} value={day} onChange={setDay} />
        <CodeField
          label={rollUpTexts.item}
          target={itemMaster}
          value={item_cd}
          hint={rollUpTexts.blank}
          onChange={setItem}
        />
        {refused ? (
          <p className="notice bad" role="alert">
            {refused}
          </p>
        ) : null}
        <output className="roll-up-sum">
          {data ? (
            <>
              <span>{say(rollUpTexts.summary, { items: data.items, changed: data.changed })}</span>
              {data.incomplete > 0 ? (
                <span className="chip s-warn">{say(rollUpTexts.incomplete, { count: data.incomplete })}</span>
              ) : null}
              {data.list.length < data.items ? (
                <span className="dim">{say(rollUpTexts.shown, { count: data.list.length })}</span>
              ) : null}
            </>
          ) : (
            <span className="dim">{isFetching ? say(rollUpTexts.loading) : ''}</span>
          )}
        </output>
        {data && data.list.length > 0 ? (
          <PlainTable
            label={say(rollUpTexts.title)}
            rows={data.list}
            keyOf={(line) => line.item_cd}
            below={(line) =>
              open === line.item_cd ? <RollUpReasons item_cd={line.item_cd} from_dt={from_dt} /> : null
            }
            columns={[
              {
                name: 'item',
                label: rollUpTexts.item,
                cell: (line) => (
                  <KeyLink
                    expanded={open === line.item_cd}
                    onOpen={() => setOpen(open === line.item_cd ? '' : line.item_cd)}
                  >
                    {line.item_cd}　{line.item_nm}
                  </KeyLink>
                ),
              },
              {
                name: 'old',
                label: rollUpTexts.old,
                align: 'end',
                cell: ({ old, old_total }) => (old ? grouped(decimal(old_total)) : say(rollUpTexts.none)),
              },
              { name: 'new', label: rollUpTexts.new, kind: 'figure', cell: ({ new_total }) => new_total },
              { name: 'change', label: rollUpTexts.change, align: 'end', cell: changeOf },
              {
                name: 'check',
                label: rollUpTexts.check,
                cell: ({ gaps }) =>
                  gaps.map((gap) => (
                    <span key={gap} className="st s-warn">
                      {say(costGap.texts[gap])}
                    </span>
                  )),
              },
            ]}
          />
        ) : null}
      </div>
    </Drawer>
  )
}

/** Blank: as it was. */
function changeOf({ new_total, old_total }: RolledLine): ReactNode {
  const change = minus(decimal(new_total), decimal(old_total))
  return change.units === 0n ? <span /> : `${change.units > 0n ? '+' : ''}${grouped(change)}`
}
