import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { OfflineStrip } from '#platform/web/kit/offline/offline-strip.tsx'
import { ScanField } from '#platform/web/kit/scan/scan-field.tsx'
import { ScreenTitle } from '#platform/web/kit/screen-title/screen-title.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { pickScreen } from '../../contract/pick/pick-calls.ts'
import { pickTexts } from './pick.text.ts'
import { keptBox } from './stop-left.ts'
import { StopCard } from './stop-card.tsx'
import { nameOfStop, useWalk } from './use-walk.ts'
import { WaitingDeliveries } from './waiting-deliveries.tsx'
import './pick.css'

const asked = {
  ...{ place: pickTexts.scanPlace, ours: pickTexts.scanOurs },
  ...{ theirs: pickTexts.scanTheirs, qty: pickTexts.scanOurs },
}

/** ピッキング: what is read at each shelf counts box by box; what is wrong cannot be overlooked. */
export function PickScreen() {
  const say = useSay()
  const go = useNavigate()
  const [address] = useSearchParams()
  const delivery_no = address.get('delivery_no') ?? ''
  const walk = useWalk(delivery_no)
  const scanner = useRef<HTMLInputElement>(null)
  const { stop, expected } = walk
  const add: Command = {
    ...{
      id: 'add',
      label: pickTexts.add,
      key: 'F9',
      icon: 'check',
      primary: true,
      need: ['write:receiveorder'],
    },
    unavailable: !stop || expected !== 'qty',
    run: () => void walk.add('').then(() => scanner.current?.focus()),
  }
  const skip: Command = {
    ...{ id: 'skip', label: pickTexts.skip, key: 'F7' },
    unavailable: walk.stops.length < 2,
    run: () => {
      walk.skip()
      scanner.current?.focus()
    },
  }
  useCommands([add, skip])
  const nameOf = ({ input }: { input: unknown }) => {
    const { delivery_no: no, line_no, lot_no, qty } = keptBox.parse(input)
    return `${no}-${line_no}　${lot_no}　${qty}`
  }
  return (
    <>
      <ScreenTitle title={say(pickScreen.title)} more={null} />
      <div className="pick">
        <OfflineStrip work={walk.work} nameOf={nameOf} />
        {walk.refused === '' ? null : (
          <div className="pick-refused" role="alert">
            <Icon name="bad" size="m" />
            <p>{walk.refused}</p>
          </div>
        )}
        {walk.deliveries?.map((one) => (
          <p className="pick-delivery" key={one.delivery_no}>
            <b>{`${one.customer_nm}　${one.destination_nm}`}</b>
            <span>{`${one.delivery_no}　${one.delivery_dt.replaceAll('-', '/')}`}</span>
          </p>
        ))}
        {delivery_no === '' ? <p>{say(pickTexts.begin)}</p> : null}
        <ScanField
          label={delivery_no === '' ? pickTexts.delivery : asked[expected]}
          field={scanner}
          onScan={(text) =>
            delivery_no === ''
              ? void go(`${pickScreen.path}?delivery_no=${encodeURIComponent(normaliseCode(text))}`)
              : walk.scan(text)
          }
        />
        {delivery_no === '' ? <WaitingDeliveries /> : null}
        {stop ? (
          <>
            <StopCard stop={stop} reading={walk.reading} expected={expected} />
            <div className="pick-end">
              <Labelled label={say(pickTexts.qty)}>
                {(control) => (
                  <input
                    {...control}
                    name="qty"
                    className="fld num"
                    inputMode="decimal"
                    autoComplete="off"
                    value={walk.qty}
                    onChange={({ target }) => walk.type(target.value)}
                  />
                )}
              </Labelled>
              <CommandButton command={skip} showKey />
              <CommandButton command={add} showKey />
            </div>
            {walk.stops.length > 1 ? <h2>{say(pickTexts.next)}</h2> : null}
            <ul className="pick-next">
              {walk.stops
                .filter((one) => one !== stop)
                .map((one) => (
                  <li key={nameOfStop(one)}>
                    <button type="button" onClick={() => walk.goTo(one)}>
                      <b>{one.location_cd}</b>
                      <span>{`${one.item_nm}　${one.lot_no}`}</span>
                      <b>{`${one.qty} ${one.unit_nm}`}</b>
                    </button>
                  </li>
                ))}
            </ul>
          </>
        ) : walk.deliveries ? (
          <p className="pick-done">{say(pickTexts.done)}</p>
        ) : null}
      </div>
    </>
  )
}
