import { listed } from '#platform/contract/punctuation.ts'
import { useState } from 'react'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { RefusalNotice } from '#platform/web/kit/feedback/refusal-notice.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { useFound } from '#platform/web/kit/lookup/use-lookup.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { chargeEvent, recordCharge } from '../../contract/charge/charge-calls.ts'
import type { Job } from '../../contract/terminal-calls.ts'
import { chargeTexts } from './charge.text.ts'
import { Reasons } from './reasons.tsx'
import { leftOf } from './told-job.ts'
import './charge.css'

type Kind = InputOf<typeof recordCharge>['event_kind']

interface Props {
  /** What is done and comes next at this furnace. */
  jobs: readonly Job[]
  facility_cd: string
  worker_cd: string
  /** A charge is told to the server at once. */
  isOffline: boolean
  onDone: () => void
}

const nameOf = ({ work_order_no, process_no }: Job) => `${work_order_no}-${process_no}`

/** チャージ: what goes into the furnace together, begun and finished as one. */
export function ChargePanel({ jobs, facility_cd, worker_cd, isOffline, onDone }: Props) {
  const say = useSay()
  const language = useLanguage()
  const call = useCall()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asking, setAsking] = useState<{ readonly charge_no: string; readonly kind: '2' | '5' } | null>(null)
  const [refused, setRefused] = useState('')
  const stopReasons = useFound(codeDivMaster, 'STOP_REASON', '')?.list ?? []
  // What the process before has not passed on is not there yet.
  const open = jobs.filter(({ work_status, ready_qty }) => work_status === '0' && Number(ready_qty) > 0)
  const picked = open.filter((job) => chosen.has(nameOf(job)))
  const charges = groupedBy(
    jobs.filter(({ charge_no, work_status }) => charge_no !== '' && work_status !== '0'),
    ({ charge_no }) => charge_no,
  )
  const mayTell = worker_cd !== '' && !isOffline
  const tell = async (event_kind: Kind, of: readonly Job[], charge_no: string, stop_reason_cd = '') => {
    setAsking(null)
    try {
      const made = await call(recordCharge, {
        ...{ event_kind, charge_no, facility_cd, worker_cd, stop_reason_cd },
        jobs: of.map((job) => ({
          ...{ work_order_no: job.work_order_no, process_no: String(job.process_no), defective_qty: '0' },
          good_qty: event_kind === '5' ? leftOf(job) : '0',
        })),
        client_key: crypto.randomUUID(),
      })
      setRefused('')
      setChosen(new Set())
      showToast(
        'done',
        say(chargeTexts.done, { no: made.charge_no, what: say(chargeEvent.texts[event_kind]) }),
      )
    } catch (error) {
      const { message, errors } = refusalOf(error)
      setRefused([message, ...Object.values(errors)].filter(Boolean).join(' '))
    }
    onDone()
  }
  const asked = asking ? (charges.get(asking.charge_no) ?? []) : []
  const toggle = (name: string) => {
    const next = new Set(chosen)
    if (!next.delete(name)) next.add(name)
    setChosen(next)
  }
  return (
    <section className="terminal-charge" aria-label={say(chargeTexts.title)}>
      <h2>{say(chargeTexts.title)}</h2>
      <RefusalNotice message={refused} />
      {[...charges].map(([charge_no, own]) => {
        const runs = own.every(({ work_status }) => work_status === '1')
        return (
          <div className="terminal-charge-one" key={charge_no}>
            <p>
              <b>{say(chargeTexts.one, { no: charge_no, count: own.length })}</b>
              {listed(own.map(nameOf), language)}
            </p>
            {runs ? (
              <>
                <button
                  type="button"
                  className="btn"
                  disabled={!mayTell}
                  onClick={() => setAsking({ charge_no, kind: '2' })}
                >
                  {say(chargeTexts.stop)}
                </button>
                <button
                  type="button"
                  className="btn primary"
                  disabled={!mayTell}
                  onClick={() => setAsking({ charge_no, kind: '5' })}
                >
                  {say(chargeTexts.finish)}
                </button>
              </>
            ) : (
              <button
                type="button"
                className="btn primary"
                disabled={!mayTell || !own.every(({ work_status }) => work_status === '2')}
                onClick={() => void tell('3', own, charge_no)}
              >
                {say(chargeTexts.resume)}
              </button>
            )}
          </div>
        )
      })}
      {asking?.kind === '2' ? (
        <Reasons
          reasons={stopReasons}
          chosen=""
          onChoose={(code) => void tell('2', asked, asking.charge_no, code)}
        />
      ) : null}
      {open.length > 1 ? (
        <>
          <p>{say(chargeTexts.choose)}</p>
          <div className="terminal-charge-jobs">
            {open.map((job) => (
              <button
                key={nameOf(job)}
                type="button"
                className="btn"
                aria-pressed={chosen.has(nameOf(job))}
                onClick={() => toggle(nameOf(job))}
              >
                {`${nameOf(job)}　${job.item_nm}　${job.plan_qty} ${job.unit_nm}`}
              </button>
            ))}
          </div>
          <button
            type="button"
            className="btn primary"
            disabled={!mayTell || picked.length < 2}
            onClick={() => void tell('1', picked, '')}
          >
            {say(chargeTexts.start, { count: picked.length })}
          </button>
        </>
      ) : null}
      {isOffline ? <p className="sub">{say(chargeTexts.online)}</p> : null}
      {asking?.kind === '5' ? (
        <ConfirmDialog
          large
          title={say(chargeTexts.finish)}
          body={`${say(chargeTexts.finishBody)} ${listed(
            asked.map((job) =>
              say(chargeTexts.left, { job: nameOf(job), qty: leftOf(job), unit: job.unit_nm }),
            ),
            language,
          )}`}
          action={say(chargeTexts.finish)}
          onAction={() => void tell('5', asked, asking.charge_no)}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </section>
  )
}
