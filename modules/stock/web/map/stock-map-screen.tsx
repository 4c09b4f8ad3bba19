import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { itemMaster } from '#modules/master/contract/item.ts'
import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import { decimal, grouped } from '#platform/contract/decimal.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
import { HeatChart, type HeatCell } from '#platform/web/kit/chart/heat-chart.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { AnswerHint, AnswerParts, EnquiryScreen } from '#platform/web/kit/enquiry/enquiry-screen.tsx'
import { useEnquiry } from '#platform/web/kit/enquiry/use-enquiry.ts'
import { CodeField } from '#platform/web/kit/lookup/code-field.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useSeesCosts } from '#platform/web/session/allowed.tsx'
import { moveSlip } from '../../contract/move-slip.ts'
import { stockList } from '../../contract/stock-list.ts'
import { stagnantDays, stockMap, stockMapScreen, type Shelf } from '../../contract/stock-map.ts'
import { FigureTiles } from '#platform/web/kit/figures/figure-tiles.tsx'
import { AbcStrip } from './abc-strip.tsx'
import { mapTexts } from './map.text.ts'
import { colourings, fullOf, lineOf, linesOf, standingOf, type Colouring } from './shelf-figures.ts'
import { ShelfPart } from './shelf-part.tsx'
import '../enquiry/enquiry.css'
import './map.css'

const queryKey = [stockMapScreen.name]

/** 棚マップ: a warehouse from the front. */
export function StockMapScreen() {
  const say = useSay()
  const call = useCall()
  const go = useNavigate()
  const seesCosts = useSeesCosts()
  const { typed, asked, type, show } = useEnquiry({
    // The colour and the chosen shelf stand in the address as well.
    initial: { warehouse_cd: '', item_cd: '', by: '', shelf: '' },
    read: ({ warehouse_cd, item_cd, ...rest }) => ({
      ...rest,
      warehouse_cd: normaliseCode(warehouse_cd),
      item_cd: normaliseCode(item_cd),
    }),
    queryKey,
  })
  const { warehouse_cd, item_cd, shelf } = asked
  const { data, error } = useQuery({
    queryKey: [...queryKey, warehouse_cd, item_cd],
    queryFn: ({ signal }) => call(stockMap, { warehouse_cd, item_cd }, signal),
    retry: false,
  })
  const list: Command = {
    id: 'list',
    label: mapTexts.asList,
    key: 'F4',
    icon: 'columns',
    unavailable: !data,
    run: () =>
      void go(
        `${stockList.screen.path}?${new URLSearchParams(shelf ? { location_cd: shelf } : { warehouse_cd: data?.warehouse_cd ?? '' }).toString()}`,
      ),
  }
  const move: Command = {
    id: 'move',
    label: mapTexts.move,
    key: 'F7',
    icon: 'external',
    need: moveSlip.write,
    unavailable: shelf === '',
    run: () =>
      void go(`${moveSlip.screen.path}?${new URLSearchParams({ from_location_cd: shelf }).toString()}`),
  }
  return (
    <EnquiryScreen
      title={say(stockMapScreen.title)}
      commands={[list, move]}
      onShow={() => show({ shelf: '' })}
      conditions={
        <>
          <CodeField
            target={stockLocationMaster}
            label={mapTexts.warehouse}
            name="warehouse_cd"
            value={typed.warehouse_cd}
            startsHere
            onChange={(code) => type({ warehouse_cd: code })}
          />
          <CodeField
            target={itemMaster}
            label={mapTexts.item}
            name="item_cd"
            value={typed.item_cd}
            onChange={(code) => type({ item_cd: code })}
          />
        </>
      }
    >
      <AnswerParts>
        {!data ? (
          <AnswerHint>{error instanceof ApiError ? error.msg : ''}</AnswerHint>
        ) : data.shelves.length === 0 ? (
          <AnswerHint>{say(mapTexts.noShelves)}</AnswerHint>
        ) : (
          <Warehouse
            data={data}
            item_cd={item_cd}
            by={colourings.find((one) => one === asked.by) ?? (seesCosts ? 'amount' : 'fill')}
            shelf={shelf}
            onShow={show}
          />
        )}
      </AnswerParts>
    </EnquiryScreen>
  )
}

interface OfWarehouse {
  data: OutputOf<typeof stockMap>
  item_cd: string
  by: Colouring
  /** The one that is chosen; blank: none. */
  shelf: string
  onShow: (change: { readonly by?: Colouring; readonly shelf?: string }) => void
}

function Warehouse({ data, item_cd, by, shelf, onShow }: OfWarehouse) {
  const say = useSay()
  const seesCosts = useSeesCosts()
  const ways = colourings.filter((one) => seesCosts || one !== 'amount')
  const { shelves } = data
  const standing = standingOf(shelves)
  const chosen = shelves.find(({ location_cd }) => location_cd === shelf)
  const at = (line: string, bay: string) => shelves.find((one) => lineOf(one) === line && one.bay_no === bay)
  const cellOf = (line: string, bay: string): HeatCell | undefined => {
    const one = at(line, bay)
    if (!one) return undefined
    const words = one.stopped ? say(mapTexts.stopped) : one.items === 0 ? say(mapTexts.empty) : undefined
    return {
      words,
      said: words && `${one.location_cd}　${words}`,
      ring: one === chosen ? 'chosen' : one.found ? 'found' : undefined,
      closed: one.stopped,
      flagged: (one.idle_days ?? 0) >= stagnantDays,
    }
  }
  const found = shelves.filter((one) => one.found).length
  const besideRow = (of: readonly Shelf[]) => {
    const { amount, used, fill } = standingOf(of)
    return [
      ...(seesCosts
        ? [{ label: say(mapTexts.rowAmount), figure: grouped(decimal(String(Math.round(amount / 1000)))) }]
        : []),
      { label: say(mapTexts.rowUsed), figure: `${String(used)}/${String(of.length)}` },
      ...(fill === undefined ? [] : [{ label: say(mapTexts.rowFill), figure: `${String(fill)}%` }]),
    ]
  }
  return (
    <>
      <h2 className="enquiry-item">
        <span className="dim">{data.warehouse_cd}</span> {data.warehouse_nm}
      </h2>
      <FigureTiles
        unit=""
        tiles={[
          ...(seesCosts ? [{ label: mapTexts.total, figure: String(standing.amount), strong: true }] : []),
          { label: mapTexts.used, figure: String(standing.used) },
          { label: mapTexts.free, figure: String(standing.empty) },
          { label: mapTexts.closed, figure: String(standing.stopped) },
          ...(standing.fill === undefined
            ? []
            : [{ label: mapTexts.meanFill, figure: String(standing.fill) }]),
          {
            label: mapTexts.stagnant,
            params: { days: stagnantDays },
            figure: String(standing.stagnant),
          },
          ...(seesCosts ? [{ label: mapTexts.stagnantAmount, figure: String(standing.stagnantAmount) }] : []),
        ]}
      />
      <div className="map-head">
        <span>{say(mapTexts.colour)}</span>
        <span className="ways">
          {ways.map((one) => (
            <button
              key={one}
              type="button"
              className="btn"
              aria-pressed={one === by}
              onClick={() => onShow({ by: one })}
            >
              {say(mapTexts[one])}
            </button>
          ))}
        </span>
        {item_cd === '' ? null : (
          <span>
            {found > 0
              ? say(mapTexts.found, { item: item_cd, count: found })
              : say(mapTexts.notFound, { item: item_cd })}
          </span>
        )}
      </div>
      <div className="map-parts">
        <div className="map-picture">
          <HeatChart
            label={`${say(stockMapScreen.title)} ${say(mapTexts[by])}`}
            axis="words"
            full={fullOf[by]}
            series={linesOf(shelves, by, (row, level) => say(mapTexts.line, { row, level }))}
            cellOf={cellOf}
            groupOf={(line) => line.split(' ')[0] ?? ''}
            besideGroup={(row) => besideRow(shelves.filter(({ row_no }) => row_no === row))}
            onChoose={(line, bay) => {
              const one = at(line, bay)
              if (one) onShow({ shelf: one.location_cd })
            }}
          />
        </div>
        {chosen ? <ShelfPart shelf={chosen} /> : <p className="dim">{say(mapTexts.choose)}</p>}
      </div>
      {seesCosts ? <AbcStrip warehouse_cd={data.warehouse_cd} shelf={shelf} /> : null}
    </>
  )
}
