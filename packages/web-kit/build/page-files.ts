import { getVariantName, type FileGroup, type PageFiles, type PageGroup } from '@landsea/contracts/core';
import { rspack } from '@rspack/core';
import type { Chunk, ChunkGroup, Compilation, RspackPluginInstance } from '@rspack/core';
import type { PageDefinition } from '../src/pages/page-definition';

const provided = /^provide shared module \([^)]*\) (\S+)@\d/;
const consumed = /^consume shared module \([^)]*\) (\S+)@\d/;

/** Read from the function's own text; undefined where another one imports it. */
const importedBy = (page: PageDefinition['page']): string | undefined =>
  /["'](\.{1,2}\/[^"']+)["']/.exec(page.toString())?.[1];

const isLoaded = (file: string): boolean => /\.(js|css)$/.test(file);

function pageFilesOf(
  compilation: Compilation,
  pages: readonly PageDefinition[],
  entry: readonly string[],
): PageFiles {
  const { chunkGraph } = compilation;
  const groups = compilation.chunkGroups;

  const sharedIn = (chunk: Chunk): string[] =>
    chunkGraph.getChunkModules(chunk).flatMap((module) => consumed.exec(module.identifier())?.[1] ?? []);

  const filesOf = (found: readonly ChunkGroup[]): FileGroup => {
    const chunks = found.flatMap((group) => group.chunks);
    return {
      files: [...new Set(chunks.flatMap((chunk) => [...chunk.files].filter(isLoaded)))],
      shared: [...new Set(chunks.flatMap(sharedIn))].sort(),
    };
  };

  const importing = (request: string): ChunkGroup[] =>
    groups.filter((group) => group.origins.some((origin) => origin.request === request));

  /** Fallbacks of missing shared modules are left out. */
  const lateGroups = (found: readonly ChunkGroup[]): ChunkGroup[] => {
    const late = new Set<ChunkGroup>();
    const collect = (group: ChunkGroup): void => {
      for (const child of group.childrenIterable) {
        if (late.has(child) || !child.origins.some(({ request }) => request?.startsWith('.'))) continue;
        late.add(child);
        collect(child);
      }
    };
    for (const group of found) collect(group);
    return [...late];
  };

  const pageGroup = (
    name: string,
    page: PageDefinition['page'],
    { firstData, offline }: PageDefinition,
  ): PageGroup => {
    const request = importedBy(page);
    const found = request === undefined ? [] : importing(request);
    if (found.length > 1)
      throw new Error(`${request} of the page ${name} is imported at ${found.length} places`);
    return {
      ...filesOf(found),
      ...(firstData && { firstData: [...firstData] }),
      ...(offline && { late: filesOf(lateGroups(found)) }),
    };
  };

  const groupsOf = (definition: PageDefinition): [string, PageGroup][] => [
    [definition.name, pageGroup(definition.name, definition.page, definition)],
    ...Object.entries(definition.variants ?? {}).map(([key, variant]): [string, PageGroup] => {
      const name = getVariantName(definition.name, key);
      return [name, pageGroup(name, variant, definition)];
    }),
  ];

  const offers = groups.flatMap((group) => {
    const names = group.origins.flatMap(({ module }) => provided.exec(module?.identifier() ?? '')?.[1] ?? []);
    return names.map((name) => [name, filesOf([group])] as const);
  });

  return {
    entry: filesOf(
      entry.flatMap((name) => [...groups.filter((group) => group.name === name), ...importing(name)]),
    ),
    pages: Object.fromEntries(pages.flatMap(groupsOf)),
    shared: Object.fromEntries(offers),
  };
}

/** Written once the names of all files are final. */
export const publishPageFiles = (
  pages: readonly PageDefinition[],
  entry: readonly string[],
): RspackPluginInstance => ({
  apply: (compiler) => {
    compiler.hooks.thisCompilation.tap('landsea-page-files', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'landsea-page-files', stage }, () => {
        const text = JSON.stringify(pageFilesOf(compilation, pages, entry));
        compilation.emitAsset('page-files.json', new rspack.sources.RawSource(text));
      });
    });
  },
});
