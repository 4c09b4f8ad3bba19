import { useState } from 'react'
import { Link } from 'react-router'
import { firstWeekScreen } from '#modules/system/contract/first-week.ts'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { useSession } from '#platform/web/session/session-context.tsx'
import { useSettings } from '../session/use-settings.ts'
import { firstWeekTexts } from './first-week.text.ts'
import { factoryTours } from './factory-tours.ts'
import { officeTours } from './office-tours.ts'
import { toursFor, type ShownStep } from './tours-for.ts'
import './first-week.css'

const all = [...officeTours, ...factoryTours]

/** はじめの1週間: what to try on each day, for the work that one has; ticks are kept with the person. */
export function FirstWeekScreen() {
  const say = useSay()
  const change = useSettings()
  const routes = useSession((state) => state.routes) ?? []
  const done = useSession((state) => state.settings.tour_done)
  const tours = toursFor(all, { allows: useAllows(), routes })
  const [chosen, setChosen] = useState(tours[0]?.name ?? '')
  const tour = tours.find(({ name }) => name === chosen)
  if (!tour)
    return (
      <>
        <ScreenTitle title={say(firstWeekScreen.title)} />
        <p className="sub">{say(firstWeekTexts.none)}</p>
      </>
    )
  const tick = ({ key }: ShownStep) =>
    change({
      settings: { tour_done: done.includes(key) ? done.filter((one) => one !== key) : [...done, key] },
    })
  const steps = tour.days.flat()
  return (
    <>
      <ScreenTitle title={say(firstWeekScreen.title)} />
      <div className="first-week">
        <p className="dim">{say(firstWeekTexts.how)}</p>
        <div className="first-week-head">
          <label>
            {say(firstWeekTexts.whose)}
            <select
              className="fld"
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
              data-starts-here
            >
              {tours.map(({ name, title }) => (
                <option key={name} value={name}>
                  {say(title)}
                </option>
              ))}
            </select>
          </label>
          <span>
            {say(firstWeekTexts.progress, {
              ...{ done: steps.filter(({ key }) => done.includes(key)).length, all: steps.length },
            })}
          </span>
        </div>
        <ol className="first-week-days">
          {tour.days.map((day, at) => (
            <li key={day[0]?.key}>
              <h2>{say(firstWeekTexts.day, { day: at + 1 })}</h2>
              <ul>
                {day.map((step) => (
                  <li key={step.key}>
                    <input
                      type="checkbox"
                      checked={done.includes(step.key)}
                      aria-label={say(step.title)}
                      onChange={() => tick(step)}
                    />
                    <div>
                      <Link to={step.path}>{say(step.title)}</Link>
                      <p>{say(step.what)}</p>
                    </div>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
