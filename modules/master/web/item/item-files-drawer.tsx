import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  attachItemFile,
  detachItemFile,
  itemFileContent,
  itemFiles,
  largestDrawing,
  type ItemFile,
} from '#modules/master/contract/item-file.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import type { Endpoint, SentInputOf } from '#platform/contract/endpoint.ts'
import type { Text } from '#platform/contract/text.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { base64Of, saveFile, showFile } from '#platform/web/api/save-file.ts'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { ConfirmDialog } from '#platform/web/kit/feedback/confirm-dialog.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useAllows } from '#platform/web/session/allowed.tsx'
import { itemTexts } from './item.text.ts'
import './item.css'

interface Props {
  item_cd: string
  title: string
  onClose: () => void
}

/** Drawings and the like on an item; a picture is shown in place. */
export function ItemFilesDrawer({ item_cd, title, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const momentText = useMomentText()
  const mayWrite = useAllows()(itemMaster.write)
  const [shown, setShown] = useState<{ name: string; address: string } | null>(null)
  const [asking, setAsking] = useState<ItemFile | null>(null)
  const [message, setMessage] = useState('')
  const queryKey = [itemMaster.name, 'files', item_cd]
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => call(itemFiles, { item_cd }, signal) })
  const leave: Command = { id: 'close', label: itemTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])

  const act = async <E extends Endpoint>(endpoint: E, input: SentInputOf<E>, done: Text, name: string) => {
    setMessage('')
    try {
      await call(endpoint, input)
      showToast('done', say(done, { name }))
      await cache.invalidateQueries({ queryKey })
    } catch (error) {
      const { errors, message: whole } = refusalOf(error)
      setMessage(Object.values(errors)[0] ?? whole)
    }
  }
  const add = async (file: File | undefined) => {
    if (!file) return
    if (file.size > largestDrawing)
      return setMessage(say(itemTexts.tooLarge, { name: file.name, max: megabytes }))
    const content = await base64Of(file)
    await act(attachItemFile, { item_cd, file_nm: file.name, content }, itemTexts.added, file.name)
  }
  const contentOf = async ({ attachment_no }: ItemFile): Promise<Uint8Array> => {
    const { content } = await call(itemFileContent, { item_cd, attachment_no })
    return content instanceof Uint8Array ? content : new Uint8Array()
  }
  const show = async (file: ItemFile) => {
    if (file.content_type === pdf) return showFile(await contentOf(file), pdf)
    const picture = new File([new Uint8Array(await contentOf(file))], file.file_nm)
    setShown({
      name: file.file_nm,
      address: `data:${file.content_type};base64,${await base64Of(picture)}`,
    })
  }
  return (
    <Drawer
      title={say(itemTexts.files)}
      subtitle={title}
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      <div className="item-files">
        {mayWrite ? (
          <Labelled
            label={say(itemTexts.add)}
            hint={say(itemTexts.hint, { max: megabytes })}
            error={message || undefined}
          >
            {(control) => (
              <span className="btn choose">
                <Icon name="upload" size="m" />
                {say(itemTexts.choose)}
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
        {data?.list.length === 0 ? <p className="field-hint">{say(itemTexts.none)}</p> : null}
        <ul>
          {data?.list.map((file) => (
            <li key={file.attachment_no}>
              <b>{file.file_nm}</b>
              <small>
                {say(itemTexts.size, { qty: Math.ceil(file.size / 1024) })} {momentText(file.create_dt)}
              </small>
              {isPicture(file) || file.content_type === pdf ? (
                <button type="button" className="btn quiet" onClick={() => void show(file)}>
                  {say(itemTexts.preview)}
                </button>
              ) : null}
              <button
                type="button"
                className="btn quiet"
                onClick={() => void contentOf(file).then((content) => saveFile(file.file_nm, content))}
              >
                {say(itemTexts.download)}
              </button>
              {mayWrite ? (
                <button type="button" className="btn quiet" onClick={() => setAsking(file)}>
                  {say(itemTexts.remove)}
                </button>
              ) : null}
            </li>
          ))}
        </ul>
        {shown ? <img src={shown.address} alt={shown.name} /> : null}
      </div>
      {asking ? (
        <ConfirmDialog
          title={say(itemTexts.removeAsk)}
          body={say(itemTexts.removeBody, { name: asking.file_nm })}
          action={say(itemTexts.remove)}
          onAction={() => {
            setAsking(null)
            setShown(null)
            const { attachment_no, file_nm } = asking
            void act(detachItemFile, { item_cd, attachment_no }, itemTexts.removed, file_nm)
          }}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </Drawer>
  )
}

const megabytes = largestDrawing / 1024 / 1024
const pdf = 'application/pdf'

/** What every browser shows. */
const isPicture = ({ content_type }: ItemFile): boolean =>
  content_type === 'image/png' || content_type === 'image/jpeg'
