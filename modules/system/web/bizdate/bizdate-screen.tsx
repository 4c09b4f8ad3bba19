import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { bizdateList, bizdateScreen } from '#modules/system/contract/bizdate.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { businessDateText } from '#platform/web/language/date-text.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { useReloadSession } from '../session/use-reload-session.ts'
import { bizdateTexts } from './bizdate.text.ts'
import { MoveDate } from './move-date.tsx'
import './bizdate.css'

type Answer = OutputOf<typeof bizdateList>
const queryKey = ['bizdate']

/** The day that each factory works on, and how the own one came there. */
export function BizdateScreen() {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const reloadSession = useReloadSession()
  const [moving, setMoving] = useState(false)
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(bizdateList, {}, signal),
    staleTime: 0,
  })
  const own = data?.list.find((row) => row.own)
  const edit: Command = {
    id: 'move',
    label: bizdateTexts.move,
    key: 'F9',
    icon: 'edit',
    primary: true,
    need: writeEverywhere,
    unavailable: !own,
    run: () => setMoving(true),
  }
  useCommands([edit])
  return (
    <>
      <ScreenTitle title={say(bizdateScreen.title)}>
        {data ? (
          <span className="field-hint">
            {say(data.automatic ? bizdateTexts.automatic : bizdateTexts.byHand)}
          </span>
        ) : null}
        <CommandButton command={edit} showKey />
      </ScreenTitle>
      {data ? (
        <div className="bizdate">
          <Factories list={data.list} />
          <h2>{say(bizdateTexts.history, { factory: own?.factory_nm ?? '' })}</h2>
          <History history={data.history} />
        </div>
      ) : null}
      {moving && own ? (
        <MoveDate
          row={own}
          onClose={() => setMoving(false)}
          onMoved={() => {
            setMoving(false)
            showToast('done', say(bizdateTexts.moved))
            void cache.invalidateQueries({ queryKey })
            void reloadSession()
          }}
        />
      ) : null}
    </>
  )
}

function Factories({ list }: Pick<Answer, 'list'>) {
  const say = useSay()
  const language = useLanguage()
  return (
    <PlainTable
      label={say(bizdateScreen.title)}
      rows={list}
      keyOf={({ factory_cd }) => factory_cd}
      isCurrent={({ own }) => own}
      columns={[
        {
          name: 'factory',
          label: bizdateTexts.factory,
          cell: ({ factory_cd, factory_nm }) => `${factory_cd}　${factory_nm}`,
        },
        {
          name: 'date',
          label: bizdateTexts.date,
          cell: ({ biz_dt, today }) => (
            <>
              <b>{businessDateText(biz_dt, language)}</b>
              {biz_dt === today ? null : (
                <span className="chip s-warn">
                  {say(biz_dt < today ? bizdateTexts.behind : bizdateTexts.ahead, {
                    days: Math.abs(daysBetween(biz_dt, today)),
                  })}
                </span>
              )}
            </>
          ),
        },
        { name: 'today', label: bizdateTexts.today, cell: ({ today }) => businessDateText(today, language) },
        { name: 'dayChange', label: bizdateTexts.dayChange, cell: ({ day_change }) => day_change },
        { name: 'zone', label: bizdateTexts.zone, cell: ({ time_zone }) => time_zone },
        { name: 'since', label: bizdateTexts.since, kind: 'moment', cell: ({ advanced_at }) => advanced_at },
      ]}
    />
  )
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

function History({ history }: Pick<Answer, 'history'>) {
  const say = useSay()
  const language = useLanguage()
  type Entry = Answer['history'][number]
  const change = ({ changes }: Entry, name: string) => changes.find(({ field }) => field === name)
  return (
    <PlainTable
      label={say(bizdateTexts.history, { factory: '' })}
      rows={history}
      keyOf={({ history_no }) => history_no}
      empty={say(bizdateTexts.noHistory)}
      columns={[
        { name: 'at', label: bizdateTexts.at, kind: 'moment', cell: ({ at }) => at },
        {
          name: 'before',
          label: bizdateTexts.before,
          cell: (entry) => businessDateText(String(change(entry, 'biz_dt')?.old), language),
        },
        {
          name: 'after',
          label: bizdateTexts.after,
          cell: (entry) => businessDateText(String(change(entry, 'biz_dt')?.new), language),
        },
        {
          name: 'by',
          label: bizdateTexts.by,
          cell: ({ actor_cd, actor_nm }) => (actor_cd === 'system' ? say(bizdateTexts.job) : actor_nm),
        },
        {
          name: 'reason',
          label: bizdateTexts.reason,
          cell: (entry) => {
            const reason = change(entry, 'reason')?.new
            return typeof reason === 'string' ? reason : ''
          },
        },
      ]}
    />
  )
}
