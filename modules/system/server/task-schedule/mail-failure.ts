import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { say, texts, type TextParams } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { FailedRun } from '#platform/server/jobs/scheduled-job-failed.ts'
import { toldError } from '#platform/server/jobs/told-job.ts'
import { mailers, sendMail } from '../mail/send-mail.ts'

const letter = texts({
  subject: {
    ja: '【要】「{title}」が正常に終了しませんでした',
    en: '[Kaname] "{title}" did not end well',
    zh: '【要】“{title}”未正常结束',
  },
  text: {
    ja: '{name} 様\n\nバッチスケジュールで実行した「{title}」が正常に終了しませんでした。\n\n理由：{reason}\n処理番号：{no}\n\n「システム」の「バッチスケジュール」で実行履歴を確認し、必要に応じて「今すぐ実行」を行ってください。\n',
    en: 'Dear {name},\n\n"{title}", started by the batch schedule, did not end well.\n\nReason: {reason}\nJob number: {no}\n\nPlease look at its runs under System, Batch schedule, and run it again if needed.\n',
    zh: '{name}：\n\n按批处理计划执行的“{title}”未正常结束。\n\n原因：{reason}\n处理编号：{no}\n\n请在“系统”的“批处理计划”中查看执行记录，必要时点击“立即执行”。\n',
  },
})

/** Who has decided the schedule reads it; while that is nobody, or they have left, the administrators. */
export async function mailFailure(
  { tx, registered, now }: Pick<Context, 'tx' | 'registered' | 'now'>,
  run: FailedRun,
): Promise<void> {
  if (registered(mailers).length === 0) return
  const { company_cd, language, job_no } = run
  const title = say(run.job.title, language)
  const reason = toldError(run.code, paramsOf(run.params), language)?.msg ?? ''
  for (const { email, username } of await readersOf({ tx }, run))
    await sendMail(
      { tx, registered, now, session: { company_cd } },
      {
        to: email,
        subject: say(letter.subject, language, { title }),
        text: say(letter.text, language, { title, reason, no: job_no, name: username }),
      },
    )
}

const reader = { email: z.string(), username: z.string() }

async function readersOf({ tx }: Pick<Context, 'tx'>, { company_cd, user_cd }: FailedRun) {
  const own = await rows(
    tx,
    reader,
    sql`SELECT email, username FROM app_user WHERE company_cd = ${company_cd} AND user_cd = ${user_cd}
      AND state = 'active' AND abort_div = '0' AND email <> ''`,
  )
  if (own.length > 0) return own
  return rows(
    tx,
    reader,
    sql`SELECT DISTINCT person.email, person.username FROM user_role AS held
      JOIN role AS granted ON granted.company_cd = held.company_cd AND granted.role_cd = held.role_cd
        AND granted.admin_flg AND granted.abort_div = '0'
      JOIN app_user AS person ON person.company_cd = held.company_cd AND person.user_cd = held.user_cd
        AND person.state = 'active' AND person.abort_div = '0'
      WHERE held.company_cd = ${company_cd} AND person.email <> '' ORDER BY person.email`,
  )
}

const errorParams = z.record(z.string(), z.union([z.string(), z.number()]))

const paramsOf = (params: unknown): TextParams => {
  const read = errorParams.safeParse(params)
  return read.success ? read.data : {}
}
