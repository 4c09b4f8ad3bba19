import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { facilityMaster } from '#modules/master/contract/facility.ts'
import { workOrdersChanged } from '#modules/production/contract/production-facts.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { ApiError, isSilence } from '#platform/web/api/api-error.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { keptAnswers, ownerOf } from '#platform/web/kit/offline/kept-answers.ts'
import { useOfflineQueue } from '#platform/web/kit/offline/use-offline-queue.ts'
import { beLoud } from '#platform/web/kit/scan/loud.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { useLive } from '#platform/web/live/live-context.tsx'
import { identifyWorker, terminalJobs, terminalScreen, type Job } from '../../contract/terminal-calls.ts'
import { workErrors } from '../../contract/work-errors.ts'
import { keepMachine } from './kept-machine.ts'
import { keepBadge, keptWorker, sentKey } from './kept-offline.ts'
import {
  isOf,
  jobEventsOf,
  notIn,
  readProcessCode,
  skewOf,
  withTold,
  type SentEntry,
  type Told,
  type ToldEvent,
} from './told-job.ts'
import { useDeliver } from './use-deliver.ts'
import { useSign } from './use-sign.ts'
import { useWorkerNow } from './use-worker-now.ts'
import { terminalTexts } from './terminal.text.ts'

interface Worker {
  readonly worker_cd: string
  readonly worker_nm: string
}

interface Stand {
  readonly facility_cd: string
  readonly setFacility: (facility_cd: string) => void
}

const nothingSent: readonly SentEntry[] = []

/** More than a terminal tells while the network is too weak to read anything. */
const mostSent = 100

type Key = Pick<Job, 'work_order_no' | 'process_no'>

/** Who stands at which machine, what is done there, and what has been told of it, with and without a network. */
export function useTerminal({ facility_cd, setFacility }: Stand) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const owner = useSession(ownerOf)
  const wasSilent = useSession(({ asOf }) => asOf !== null)
  const [worker, setWorker] = useState<Worker | null>(null)
  /** Whose PIN is asked for. */
  const [asked, setAsked] = useState<{ readonly code: string; readonly why: string } | null>(null)
  const [chosen, setChosen] = useState<Key | null>(null)
  const [refused, setRefused] = useState('')
  /** What the server has taken of late. */
  const { data: sent = nothingSent } = useQuery<readonly SentEntry[]>({
    queryKey: sentKey,
    queryFn: skipToken,
  })
  const here = useQuery({
    queryKey: [terminalScreen.name, facility_cd],
    queryFn: ({ signal }) => call(terminalJobs, { facility_cd }, signal),
    enabled: facility_cd !== '',
  })
  const scanned = useQuery({
    queryKey: [terminalScreen.name, 'read', chosen],
    queryFn: ({ signal }) =>
      call(
        terminalJobs,
        { work_order_no: chosen?.work_order_no ?? '', process_no: String(chosen?.process_no ?? 0) },
        signal,
      ),
    enabled: chosen !== null,
  })
  const newest = scanned.dataUpdatedAt > here.dataUpdatedAt ? scanned : here
  const skew_ms = skewOf(newest.data?.now, newest.dataUpdatedAt)
  const lookAgain = () => cache.invalidateQueries({ queryKey: [terminalScreen.name] })
  useLive(workOrdersChanged, () => void lookAgain())
  const refuse = (words: string) => {
    setRefused(words)
    beLoud()
  }
  const deliver = useDeliver()
  const work = useOfflineQueue({
    name: terminalScreen.name,
    deliver,
    onSent: (entry, why) => {
      if (why !== undefined) beLoud()
      else
        cache.setQueryData<readonly SentEntry[]>(sentKey, (before = []) => [
          ...before.slice(-mostSent),
          { ...entry, sent_at: Date.now() },
        ])
      void lookAgain()
    },
  })
  const isOffline = work.silentSince !== null || wasSilent
  useSign({ facility_cd, worker_cd: worker?.worker_cd ?? '', unsent_cnt: work.waiting.length })
  const toldSince = (readAt: number) => jobEventsOf(notIn(work.waiting, sent, readAt))
  const workerNow = useWorkerNow(worker?.worker_cd ?? '', (readAt) => notIn(work.waiting, sent, readAt))
  /** Whoever stands here is known by name. */
  const toldOf = (one: Job, told: readonly ToldEvent[]): Job => {
    const now = withTold(one, told)
    return {
      ...now,
      crew: now.crew.map((member) => (member.worker_cd === worker?.worker_cd ? worker : member)),
    }
  }
  const toldHere = toldSince(here.dataUpdatedAt)
  const jobs = (here.data?.list ?? []).map((job) => toldOf(job, toldHere))
  const read = scanned.data?.list[0]
  const job = chosen
    ? read && isOf(read, chosen)
      ? toldOf(read, toldSince(scanned.dataUpdatedAt))
      : jobs.find((one) => isOf(one, chosen))
    : jobs.find(({ work_status }) => work_status === '1' || work_status === '2')

  const identify = async (code: string, pin: string): Promise<boolean> => {
    try {
      const known = await call(identifyWorker, { code, pin }, undefined, null)
      // Where the browser keeps nothing, it is asked for again.
      if (pin === '' && facility_cd !== '') void keepBadge(owner, code, known).catch(() => undefined)
      setWorker(known)
      setAsked(null)
      setRefused('')
      return true
    } catch (error) {
      if (error instanceof ApiError && error.code === workErrors.BIZ_WORKER_UNKNOWN.code) return false
      if (isSilence(error)) throw error
      const { message, errors } = refusalOf(error)
      setAsked({ code, why: Object.values(errors)[0] ?? message })
      return true
    }
  }
  const chooseMachine = (code: string) => {
    keepMachine(code)
    // It stands at no machine any more.
    if (code === '') void keptAnswers.clear().catch(() => undefined)
    setFacility(code)
    setChosen(null)
    setRefused('')
  }
  /** Without the server: what stands here, was read here, or whose badge was read here. */
  const isKnownHere = async (text: string): Promise<boolean> => {
    const process = readProcessCode(text)
    const readOnce = cache.getQueryData<OutputOf<typeof terminalJobs>>([terminalScreen.name, 'read', process])
    const readHere = [...(here.data?.list ?? []), ...(readOnce?.list ?? [])]
    if (process && readHere.some((one) => isOf(one, process))) setChosen(process)
    else {
      const known = await keptWorker(owner, text).catch(() => undefined)
      if (!known) return false
      setAsked(null)
      setWorker(known)
    }
    return true
  }
  const scanAsked = async (text: string): Promise<void> => {
    const process = readProcessCode(text)
    if (process) {
      const asked = { ...process, process_no: String(process.process_no) }
      const { list } = await call(terminalJobs, asked, undefined, null)
      if (list[0]) return setChosen(process)
    }
    if (await identify(text, '')) return undefined
    const keys = text.toUpperCase()
    const { list } = await call(facilityMaster.endpoints.getLookup, { keys }, undefined, null)
    const machine = list[0]?.key.at(-1)
    if (machine !== undefined) return chooseMachine(machine)
    return refuse(say(terminalTexts.unknownJob, { code: text }))
  }
  return {
    ...{ facility_cd, chooseMachine, worker, workerNow, asked, jobs, job, refused, work, isOffline },
    /** Who typed a code knows its PIN. */
    async enterPin(pin: string) {
      try {
        if (asked) await identify(asked.code, pin)
      } catch (error) {
        if (!isSilence(error)) throw error
        refuse(say(terminalTexts.pinOffline))
      }
    },
    /** When the figures of the jobs were read, on this device's clock. */
    readAt: chosen ? scanned.dataUpdatedAt : here.dataUpdatedAt,
    /** By how much this device's clock is wrong. */
    skew_ms,
    /** A furnace takes many jobs as one. */
    takesCharges: here.data?.takes_charges ?? false,
    isKnown: here.isSuccess || scanned.isSuccess,
    leave: () => setWorker(null),
    dropPin: () => setAsked(null),
    choose: (key: Key) => {
      setChosen({ work_order_no: key.work_order_no, process_no: key.process_no })
      setRefused('')
    },
    lookAgain,
    /** A work sheet, a badge, a worker's code, or a machine. */
    async scan(text: string) {
      setRefused('')
      // Nobody waits for a network that is known to be gone.
      if (isOffline && (await isKnownHere(text))) return
      try {
        await scanAsked(text)
      } catch (error) {
        if (!isSilence(error)) throw error
        if (!(await isKnownHere(text))) refuse(say(terminalTexts.unknownOffline, { code: text }))
      }
    },
    /** Without an activity it ends. */
    async tellIndirect(activity: { readonly activity_cd: string; readonly activity_nm: string }) {
      if (worker) await work.add({ worker_cd: worker.worker_cd, ...activity, skew_ms })
    },
    async tell(event: Told) {
      if (!job || !worker) return
      const { work_order_no, process_no } = job
      setChosen({ work_order_no, process_no })
      await work.add({
        work_order_no,
        process_no,
        worker_cd: worker.worker_cd,
        facility_cd,
        ...event,
        skew_ms,
      })
    },
  }
}
