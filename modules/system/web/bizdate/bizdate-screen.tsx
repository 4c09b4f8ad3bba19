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
import { businessDateText } from '#platform/web/language/date-text.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { useReloadSession } from '../session/use-reload-session.ts'
import { bizdateTexts } from './bizdate.text.ts'
import { MoveDate } from './move-date.tsx'
import '#platform/web/kit/grid/grid.css'
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
  const momentText = useMomentText()
  return (
    <table className="grid" aria-label={say(bizdateScreen.title)}>
      <thead>
        <tr>
          <th scope="col">{say(bizdateTexts.factory)}</th>
          <th scope="col">{say(bizdateTexts.date)}</th>
          <th scope="col">{say(bizdateTexts.today)}</th>
          <th scope="col">{say(bizdateTexts.dayChange)}</th>
          <th scope="col">{say(bizdateTexts.zone)}</th>
          <th scope="col">{say(bizdateTexts.since)}</th>
        </tr>
      </thead>
      <tbody>
        {list.map((row) => (
          <tr key={row.factory_cd} aria-current={row.own || undefined}>
            <td>
              {row.factory_cd}　{row.factory_nm}
            </td>
            <td>
              <b>{businessDateText(row.biz_dt, language)}</b>
              {row.biz_dt === row.today ? null : (
                <span className="chip s-warn">
                  {say(row.biz_dt < row.today ? bizdateTexts.behind : bizdateTexts.ahead, {
                    days: Math.abs(daysBetween(row.biz_dt, row.today)),
                  })}
                </span>
              )}
            </td>
            <td>{businessDateText(row.today, language)}</td>
            <td>{row.day_change}</td>
            <td>{row.time_zone}</td>
            <td>{momentText(row.advanced_at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

function History({ history }: Pick<Answer, 'history'>) {
  const say = useSay()
  const language = useLanguage()
  const momentText = useMomentText()
  if (history.length === 0) return <p className="field-hint">{say(bizdateTexts.noHistory)}</p>
  return (
    <table className="grid" aria-label={say(bizdateTexts.history, { factory: '' })}>
      <thead>
        <tr>
          <th scope="col">{say(bizdateTexts.at)}</th>
          <th scope="col">{say(bizdateTexts.before)}</th>
          <th scope="col">{say(bizdateTexts.after)}</th>
          <th scope="col">{say(bizdateTexts.by)}</th>
          <th scope="col">{say(bizdateTexts.reason)}</th>
        </tr>
      </thead>
      <tbody>
        {history.map(({ history_no, at, actor_cd, actor_nm, changes }) => {
          const date = changes.find(({ field }) => field === 'biz_dt')
          const reason = changes.find(({ field }) => field === 'reason')?.new
          return (
            <tr key={history_no}>
              <td>{momentText(at)}</td>
              <td>{businessDateText(String(date?.old), language)}</td>
              <td>{businessDateText(String(date?.new), language)}</td>
              <td>{actor_cd === 'system' ? say(bizdateTexts.job) : actor_nm}</td>
              <td>{typeof reason === 'string' ? reason : <span className="dim">—</span>}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
