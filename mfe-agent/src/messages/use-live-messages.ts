import { ConversationEvent } from '@landsea/contracts/agents';
import { responseSchema } from '@landsea/contracts/core';
import { timings, useAppDispatch } from '@landsea/web-kit';
import { useEffect } from 'react';
import { followConversation, messagesApi } from './messages-api';

const eventOf = (data: unknown): ConversationEvent | undefined => {
  if (typeof data !== 'string') return undefined;
  try {
    return responseSchema(ConversationEvent).safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
};

/** Messages that were missed while the stream was broken are fetched once it is open again. */
export const useLiveMessages = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait: number = timings.live.firstReconnect;
    let source: EventSource | undefined;
    let wasOpen = false;
    const connect = () => {
      const stream = new EventSource('/api/v1/conversations/stream', { withCredentials: true });
      source = stream;
      stream.onopen = () => {
        wait = timings.live.firstReconnect;
        if (wasOpen) dispatch(messagesApi.util.invalidateTags(['Conversations', 'Conversation']));
        wasOpen = true;
      };
      stream.onmessage = ({ data }) => {
        const event = eventOf(data);
        if (event) dispatch(followConversation(event));
      };
      stream.onerror = () => {
        if (stream.readyState !== EventSource.CLOSED) return;
        timer = setTimeout(connect, wait);
        wait = Math.min(wait * 2, timings.live.slowestReconnect);
      };
    };
    connect();
    return () => {
      clearTimeout(timer);
      source?.close();
    };
  }, [dispatch]);
};
