import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AttachedFile, AttachmentCalls } from '#platform/contract/attached-files.ts'
import type { Endpoint, SentInputOf } from '#platform/contract/endpoint.ts'
import { maxFileBytes } from '#platform/contract/stored-file.ts'
import type { Text } from '#platform/contract/text.ts'
import { useCall } from '../../api/api-context.tsx'
import { base64Of, saveFile, showFile } from '../../api/save-file.ts'
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx'
import { showToast } from '../feedback/toast.ts'
import { refusalOf } from '../form/field-errors.ts'
import { Labelled } from '../form/labelled.tsx'
import { Icon } from '../theme/icon.tsx'
import { useMomentText } from '../../language/use-moment-text.ts'
import { useSay } from '../../language/say.ts'
import { useAllows, type Need } from '../../session/allowed.tsx'
import { filesTexts } from './files.text.ts'
import { filesKey, useFiles } from './use-files.ts'
import './files.css'

export interface OfRecord {
  calls: AttachmentCalls
  /** The record: a master's, or a slip. */
  of: Readonly<Record<string, string>>
  /** The right to put files there. */
  need: Need
}

/** Drawings and the like on a record; a picture is shown in place. */
export function FilesPart({ calls, of, need }: OfRecord) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const momentText = useMomentText()
  const mayWrite = useAllows()(need)
  const [shown, setShown] = useState<{ name: string; address: string } | null>(null)
  const [asking, setAsking] = useState<AttachedFile | null>(null)
  const [message, setMessage] = useState('')
  const { data } = useFiles(calls, of, true)

  const act = async <E extends Endpoint>(endpoint: E, input: SentInputOf<E>, done: Text, name: string) => {
    setMessage('')
    try {
      await call(endpoint, input)
      showToast('done', say(done, { name }))
      await cache.invalidateQueries({ queryKey: filesKey(calls, of) })
    } catch (error) {
      const { errors, message: whole } = refusalOf(error)
      setMessage(Object.values(errors)[0] ?? whole)
    }
  }
  const add = async (file: File | undefined) => {
    if (!file) return
    if (file.size > maxFileBytes)
      return setMessage(say(filesTexts.tooLarge, { name: file.name, max: megabytes }))
    const content = await base64Of(file)
    await act(calls.doEditFile, { ...of, file_nm: file.name, content }, filesTexts.added, file.name)
  }
  const contentOf = async ({ attachment_no }: AttachedFile): Promise<Uint8Array> => {
    const { content } = await call(calls.getFile, { ...of, attachment_no })
    return content instanceof Uint8Array ? content : new Uint8Array()
  }
  const show = async (file: AttachedFile) => {
    if (file.content_type === pdf) return showFile(await contentOf(file), pdf)
    const picture = new File([new Uint8Array(await contentOf(file))], file.file_nm)
    setShown({
      name: file.file_nm,
      address: `data:${file.content_type};base64,${await base64Of(picture)}`,
    })
  }
  return (
    <>
      <div className="attached-files">
        {mayWrite ? (
          <Labelled
            label={say(filesTexts.add)}
            hint={say(filesTexts.hint, { max: megabytes })}
            error={message || undefined}
          >
            {(control) => (
              <span className="btn choose">
                <Icon name="upload" size="m" />
                {say(filesTexts.choose)}
                <input
                  {...control}
                  type="file"
                  onChange={(event) => {
                    void add(event.target.files?.[0])
                    event.target.value = ''
                  }}
                />
              </span>
            )}
          </Labelled>
        ) : null}
        {data?.list.length === 0 ? <p className="field-hint">{say(filesTexts.none)}</p> : null}
        <ul>
          {data?.list.map((file) => (
            <li key={file.attachment_no}>
              <b>{file.file_nm}</b>
              <small>
                {say(filesTexts.size, { qty: Math.ceil(file.size / 1024) })} {momentText(file.create_dt)}
              </small>
              {isPicture(file) || file.content_type === pdf ? (
                <button type="button" className="btn quiet" onClick={() => void show(file)}>
                  {say(filesTexts.preview)}
                </button>
              ) : null}
              <button
                type="button"
                className="btn quiet"
                onClick={() => void contentOf(file).then((content) => saveFile(file.file_nm, content))}
              >
                {say(filesTexts.download)}
              </button>
              {mayWrite ? (
                <button type="button" className="btn quiet" onClick={() => setAsking(file)}>
                  {say(filesTexts.remove)}
                </button>
              ) : null}
            </li>
          ))}
        </ul>
        {shown ? <img src={shown.address} alt={shown.name} /> : null}
      </div>
      {asking ? (
        <ConfirmDialog
          title={say(filesTexts.removeAsk)}
          body={say(filesTexts.removeBody, { name: asking.file_nm })}
          action={say(filesTexts.remove)}
          onAction={() => {
            setAsking(null)
            setShown(null)
            const { attachment_no, file_nm } = asking
            void act(calls.doDeleteFile, { ...of, attachment_no }, filesTexts.removed, file_nm)
          }}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </>
  )
}

const megabytes = maxFileBytes / 1024 / 1024
const pdf = 'application/pdf'

/** What every browser shows. */
export const isPicture = ({ content_type }: AttachedFile): boolean =>
  content_type === 'image/png' || content_type === 'image/jpeg'
