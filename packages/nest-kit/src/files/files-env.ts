import * as z from 'zod';
import { FileStore } from './file-store.js';
import { LocalFileStore } from './local-file-store.js';
import { S3FileStore } from './s3-file-store.js';

/** Storage is used when S3_ENDPOINT is set. */
export const filesEnv = {
  /** Copies of the service share the folder. */
  FILES_DIR: z.string().min(1).default('.landsea/files'),
  S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'an http(s) URL such as https://s3.us-east-1.amazonaws.com, or unset',
    })
    .optional(),
  S3_BUCKET: z.string().default(''),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
};
type FilesEnv = z.infer<z.ZodObject<typeof filesEnv>>;

export const makeFileStore = (env: FilesEnv): FileStore =>
  env.S3_ENDPOINT
    ? new S3FileStore({
        endpoint: env.S3_ENDPOINT,
        bucket: env.S3_BUCKET,
        region: env.S3_REGION,
        accessKeyId: env.S3_ACCESS_KEY_ID,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY,
      })
    : new LocalFileStore(env.FILES_DIR);
