import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { stockDivision } from '../../contract/division.ts'
import { lotTrace, printLotCertificate, type LotNode } from '../../contract/lot-trace.ts'
import { layOutLots, lotBox, type PlacedLot } from './lay-out-lots.ts'
import { lotTexts } from './lot.text.ts'
import './lots.css'

interface Props {
  item_cd: string
  lot_no: string
  /** Another lot of the picture is looked at. */
  onLot: (item_cd: string, lot_no: string) => void
}

/** ロット追跡: where a lot comes from on the left, where it went on the right. */
export function LotTrace({ item_cd, lot_no, onLot }: Props) {
  const say = useSay()
  const call = useCall()
  const { data, error } = useQuery({
    queryKey: ['lotTrace', item_cd, lot_no],
    queryFn: ({ signal }) => call(lotTrace, { item_cd, lot_no }, signal),
    retry: false,
  })
  const { print, printing } = usePrint()
  const isCertified =
    data?.nodes.some(({ level, has_certificate }) => level === 0 && has_certificate) ?? false
  const picture = data ? layOutLots(data.nodes, data.edges) : undefined
  return (
    <section className="lot-trace">
      <h2>{say(lotTexts.title, { lot: `${item_cd} ${lot_no}` })}</h2>
      {isCertified ? (
        <p className="lot-papers">
          <CommandButton
            command={{
              ...{ id: 'certificate', label: lotTexts.certificate, icon: 'print' },
              ...{ need: printLotCertificate.write, unavailable: printing },
              run: () => void print(printLotCertificate, { item_cd, lot_no }),
            }}
          />
        </p>
      ) : null}
      {error instanceof ApiError ? <p className="dim">{error.msg}</p> : null}
      {data?.has_more ? <p className="chip s-warn">{say(lotTexts.more)}</p> : null}
      {picture ? (
        <div className="lot-scroll">
          <svg
            width={picture.width + 2}
            height={picture.height + 2}
            viewBox={`-1 -1 ${String(picture.width + 2)} ${String(picture.height + 2)}`}
            aria-label={say(lotTexts.title, { lot: `${item_cd} ${lot_no}` })}
          >
            {picture.edges.map(({ edge, path }) => (
              <path key={`${edge.from} ${edge.to} ${edge.document_no}`} className="edge" d={path}>
                <title>{say(lotTexts.edge, { no: edge.document_no, qty: edge.qty })}</title>
              </path>
            ))}
            {picture.nodes.map((one) => (
              <LotBox key={one.node.id} placed={one} onLot={onLot} />
            ))}
          </svg>
        </div>
      ) : null}
    </section>
  )
}

/** A lot can be looked at in its turn; a slip is where it ends. */
function LotBox({ placed: { node, x, y }, onLot }: { placed: PlacedLot; onLot: Props['onLot'] }) {
  const words = useWordsOf(node)
  return (
    <foreignObject x={x} y={y} width={lotBox.width} height={lotBox.height}>
      {node.kind === 'lot' && node.level !== 0 ? (
        <button type="button" className="lot-box" onClick={() => onLot(node.item_cd, node.lot_no)}>
          {words}
        </button>
      ) : (
        <div className={node.kind === 'slip' ? 'lot-box brought' : 'lot-box now'}>{words}</div>
      )}
    </foreignObject>
  )
}

function useWordsOf({
  kind,
  item_cd,
  item_nm,
  lot_no,
  qty,
  stock_div,
  document_no,
  date,
  has_certificate,
}: LotNode) {
  const say = useSay()
  const [above, below, beside] =
    kind === 'lot'
      ? [`${item_cd}　${lot_no}`, item_nm, say(lotTexts.left, { qty })]
      : [
          `${stock_div === '' ? '' : say(stockDivision.texts[stock_div])}　${qty}`,
          document_no,
          date.replaceAll('-', '/'),
        ]
  return (
    <>
      <b>{above}</b>
      <span className="below">
        <span title={below}>{below}</span>
        <span className="beside">
          {has_certificate ? <HasCertificate /> : null} {beside}
        </span>
      </span>
    </>
  )
}

function HasCertificate() {
  const say = useSay()
  const words = say(lotTexts.hasCertificate)
  return (
    <span role="img" aria-label={words} title={words}>
      <Icon name="done" size="s" />
    </span>
  )
}
