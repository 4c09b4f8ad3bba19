import { z } from 'zod'
import { say, texts, type TextParams } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import type { FailedRun } from '#platform/server/jobs/scheduled-job-failed.ts'
import { toldError } from '#platform/server/jobs/told-job.ts'
import { mailResponsible } from '../mail/mail-responsible.ts'

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
  context: Pick<Context, 'tx' | 'registered' | 'now'>,
  run: FailedRun,
): Promise<void> {
  const title = say(run.job.title, run.language)
  const reason = toldError(run.code, paramsOf(run.params), run.language)?.msg ?? ''
  await mailResponsible(context, run, (name, language) => ({
    subject: say(letter.subject, language, { title }),
    text: say(letter.text, language, { title, reason, no: run.job_no, name }),
  }))
}

const errorParams = z.record(z.string(), z.union([z.string(), z.number()]))

const paramsOf = (params: unknown): TextParams => {
  const read = errorParams.safeParse(params)
  return read.success ? read.data : {}
}
