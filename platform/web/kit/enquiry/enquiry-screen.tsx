import type { ReactNode } from 'react'
import { movedByEnter } from '../../keyboard/move-focus.ts'
import { CommandButton } from '../command/command-button.tsx'
import { useCommands } from '../command/command-layers.ts'
import type { Command } from '../command/command.ts'
import { ScreenTitle } from '../screen-title/screen-title.tsx'
import { enquiryKitTexts } from './enquiry.text.ts'
import '../list/list.css'
import './enquiry.css'

const noCommands: readonly Command[] = []

interface Props {
  title: string
  /** The fields; the one in which typing begins takes the focus by itself. */
  conditions: ReactNode
  onShow: () => void
  /** Where one goes from here. */
  commands?: readonly Command[]
  children: ReactNode
}

/** What is asked on top, typed through with Enter and asked with F8; the answer below. */
export function EnquiryScreen({ title, conditions, onShow, commands = noCommands, children }: Props) {
  const show = showCommand(onShow)
  useCommands([...commands, show])
  return (
    <>
      <ScreenTitle title={title}>
        {commands.map((command) => (
          <CommandButton key={command.id} command={command} showKey />
        ))}
      </ScreenTitle>
      <ConditionBar show={show}>{conditions}</ConditionBar>
      {children}
    </>
  )
}

interface BarProps {
  /** What asks; the screen offers its key. */
  show: Command
  children: ReactNode
}

/** What is asked on a screen that does more than answer. */
export const ConditionBar = ({ show, children }: BarProps) => (
  <search className="conditions" ref={movedByEnter}>
    {children}
    <div className="go">
      <CommandButton command={show} showKey enterEnd />
    </div>
  </search>
)

export const showCommand = (onShow: () => void): Command => ({
  id: 'search',
  label: enquiryKitTexts.show,
  key: 'F8',
  primary: true,
  run: onShow,
})

/** An answer of several parts, which is scrolled as a whole. */
export const AnswerParts = ({ children }: { children: ReactNode }) => (
  <div className="answer-parts">{children}</div>
)

/** Said in place of an answer: what is still to be asked, or why there is none. */
export const AnswerHint = ({ children }: { children: ReactNode }) => (
  <p className="dim answer-hint">{children}</p>
)
