import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
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
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { CodeField } from '#platform/web/kit/lookup/code-field.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { DayField, dayTyped } from '../day-field.tsx'
import { RollUpReasons } from './roll-up-reasons.tsx'
import { rollUpTexts } from './roll-up.text.ts'
import '#platform/web/kit/grid/grid.css'
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
  const refused = error ? refusalOf(error).message : ''
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
          <table className="grid" aria-label={say(rollUpTexts.title)}>
            <thead>
              <tr>
                <th scope="col">{say(rollUpTexts.item)}</th>
                <th scope="col" className="num">
                  {say(rollUpTexts.old)}
                </th>
                <th scope="col" className="num">
                  {say(rollUpTexts.new)}
                </th>
                <th scope="col" className="num">
                  {say(rollUpTexts.change)}
                </th>
                <th scope="col">{say(rollUpTexts.check)}</th>
              </tr>
            </thead>
            <tbody>
              {data.list.map((line) => (
                <Fragment key={line.item_cd}>
                  <Line
                    line={line}
                    isOpen={open === line.item_cd}
                    onOpen={() => setOpen(open === line.item_cd ? '' : line.item_cd)}
                  />
                  {open === line.item_cd ? (
                    <tr>
                      <td colSpan={5}>
                        <RollUpReasons item_cd={line.item_cd} from_dt={from_dt} />
                      </td>
                    </tr>
                  ) : null}
                </Fragment>
              ))}
            </tbody>
          </table>
        ) : null}
      </div>
    </Drawer>
  )
}

function Line({ line, isOpen, onOpen }: { line: RolledLine; isOpen: boolean; onOpen: () => void }) {
  const say = useSay()
  const change = minus(decimal(line.new_total), decimal(line.old_total))
  const sign = change.units > 0n ? '+' : ''
  return (
    <tr>
      <td>
        <button type="button" className="link item" aria-expanded={isOpen} onClick={onOpen}>
          {line.item_cd}　{line.item_nm}
        </button>
      </td>
      <td className="num">{line.old ? grouped(decimal(line.old_total)) : say(rollUpTexts.none)}</td>
      <td className="num">{grouped(decimal(line.new_total))}</td>
      <td className="num">{change.units === 0n ? '' : `${sign}${grouped(change)}`}</td>
      <td>
        {line.gaps.map((gap) => (
          <span key={gap} className="st s-warn">
            {say(costGap.texts[gap])}
          </span>
        ))}
      </td>
    </tr>
  )
}
