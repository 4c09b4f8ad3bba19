import type { DocumentDefinition } from '#platform/contract/document.ts'
import { say, type Text, type TextParams } from '#platform/contract/text.ts'
import type { TransactionsContext } from '#platform/server/context.ts'
import { keepPapers, type DrawnPapers, type KeptPaper } from '#platform/server/documents/keep-papers.ts'
import { refuseWithoutMail, sendMail } from './send-mail.ts'

interface Letter {
  readonly to: string
  readonly params: TextParams
}

interface Mailing<Data, Paper extends KeptPaper<Data>> {
  readonly paper: DocumentDefinition<Data>
  /** Refuses what must not go out; nothing leaves then. */
  readonly draw: (context: TransactionsContext) => Promise<DrawnPapers<Paper>>
  readonly words: { readonly mailSubject: Text; readonly mailBody: Text }
  readonly letter: (paper: Paper) => Letter
}

/** Papers to partners, a mail for each; it leaves with the transaction that keeps its paper. They read Japanese, whoever sends it. */
export async function mailPapers<Data, Paper extends KeptPaper<Data>>(
  context: TransactionsContext,
  { paper, draw, words, letter }: Mailing<Data, Paper>,
): Promise<{ readonly mails: number }> {
  refuseWithoutMail(context)
  const drawing: TransactionsContext = { ...context, language: 'ja' }
  const drawn = await draw(drawing)
  await keepPapers(drawing, paper, drawn, (keeping, file_no, one) => {
    const { to, params } = letter(one)
    const [subject, text] = [say(words.mailSubject, 'ja', params), say(words.mailBody, 'ja', params)]
    return sendMail(keeping, { to, subject, text, file_nos: [file_no] })
  })
  return { mails: drawn.papers.length }
}
