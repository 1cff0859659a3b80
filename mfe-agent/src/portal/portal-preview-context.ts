import type { ClientPortal } from '@landsea/contracts/agents';
import { createContext, useContext } from 'react';

/** Set while the client’s agent looks at the portal: then nothing in it can be changed or sent. */
export const PortalPreviewContext = createContext<ClientPortal | undefined>(undefined);
export const usePortalPreview = (): ClientPortal | undefined => useContext(PortalPreviewContext);
