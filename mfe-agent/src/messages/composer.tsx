import { SendMessage, labelFields, listUnfilledFields, type FieldValues } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { TextAreaField } from '@landsea/ui/fields/text-field';
import { toApiError, localMemory, useSession } from '@landsea/web-kit';
import { FileText, Send } from 'lucide-react';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { AttachButton } from './attach-button';
import { AttachedFiles } from './attached-files';
import { useSendMessageMutation } from './messages-api';
import { addTemplate } from '../frame/messages/add-template';
import { TemplateBar } from '../frame/messages/template-bar';
import type { ListedTemplate } from '../frame/messages/use-templates';
import { useAttachments } from './use-attachments';

interface ComposerProps {
  conversationId: string;
  values?: FieldValues | undefined;
  /** The template to begin with. */
  template?: ListedTemplate | undefined;
  /** A person without an account has no page to open a file on. */
  takesFiles?: boolean;
}

const draftKey = (conversationId: string): string => `user_message_${conversationId}`;

const LETTERS_PER_LINE = 60;

/** On a phone the keyboard would cover the conversation before anybody has read it. */
const hasKeyboard = (): boolean =>
  typeof matchMedia === 'undefined' || matchMedia('(hover: hover) and (pointer: fine)').matches;

/** The box grows with the text and leaves room for the conversation. */
const rowsFor = (text: string): number => {
  const lines = text.split('\n').map((line) => Math.ceil((line.length + 1) / LETTERS_PER_LINE));
  return Math.min(
    8,
    Math.max(
      2,
      lines.reduce((sum, each) => sum + each, 0),
    ),
  );
};

/** The text is kept until it is sent, over failures and reloads. */
export function Composer({ conversationId, values, template, takesFiles = true }: ComposerProps) {
  const [text, setText] = useState(() => {
    const draft = localMemory.read(draftKey(conversationId)) ?? '';
    return addTemplate(draft, template, values ?? {});
  });
  const [error, setError] = useState<string>();
  const [showsTemplates, setShowsTemplates] = useState(false);
  const [send, { isLoading }] = useSendMessageMutation();
  /** The id stays the same for each try, so that a message whose answer was lost is not sent twice. */
  const id = useRef(crypto.randomUUID());
  const attachments = useAttachments(conversationId);
  const box = useRef<HTMLTextAreaElement>(null);
  const isAgent = values !== undefined;
  // After the frame, which moves the focus to the new page itself.
  useEffect(() => {
    if (isAgent && hasKeyboard()) box.current?.focus();
  }, [isAgent]);
  const isDemo = useSession().user?.isDemo ?? false;
  const write = (typed: string) => {
    setText(typed);
    setError(undefined);
    localMemory.write(draftKey(conversationId), typed || undefined);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const missing = listUnfilledFields(text);
    if (missing.length > 0) return setError(`Still empty: ${labelFields(missing)}`);
    if (attachments.sending > 0) return setError('A file is still uploading. Wait a moment');
    if (attachments.interrupted.length > 0)
      return setError('A file did not arrive: try it again, or remove it');
    const files = attachments.files.map((file) => file.id);
    const message = SendMessage.safeParse({
      id: id.current,
      body: text,
      ...(files.length > 0 && { files }),
    });
    if (!message.success) return setError(message.error.issues[0]?.message);
    const sent = await send({ id: conversationId, message: message.data });
    if (sent.error) return setError(toApiError(sent.error).message);
    id.current = crypto.randomUUID();
    write('');
    attachments.clear();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onPaste={({ clipboardData }) => {
        if (clipboardData.files.length > 0 && !isDemo && takesFiles)
          void attachments.attach([...clipboardData.files]);
      }}
      className="grid gap-2 border-t border-hairline pt-3"
    >
      {values && showsTemplates ? <TemplateBar values={values} text={text} onWrite={write} /> : null}
      <div className="flex items-start gap-2">
        <TextAreaField
          label="Your message"
          hideLabel
          placeholder="Write a message"
          className="min-w-0 grow"
          ref={box}
          rows={rowsFor(text)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event);
          }}
          value={text}
          error={error}
          onChange={({ target }) => write(target.value)}
        />
        <Button
          type="submit"
          variant="primary"
          busy={isLoading}
          busyLabel="Sending..."
          icon={<Send aria-hidden className="size-5" strokeWidth={1.75} />}
          className="shrink-0"
        >
          Send
        </Button>
      </div>
      <AttachedFiles
        conversationId={conversationId}
        {...attachments}
        onRemove={attachments.remove}
        onRetry={(file) => void attachments.retry(file)}
        onDrop={attachments.drop}
      />
      <div className="flex flex-wrap gap-2">
        {takesFiles ? (
          <AttachButton isDemo={isDemo} onChoose={(chosen) => void attachments.attach(chosen)} />
        ) : null}
        {values ? (
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={showsTemplates}
            icon={<FileText aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={() => setShowsTemplates(!showsTemplates)}
          >
            Templates
          </Button>
        ) : null}
      </div>
    </form>
  );
}
