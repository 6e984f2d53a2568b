import { bte } from '@pith/bte';
import { accb, ccb, tccb } from '@pith/ccb';
import { ceprEtpr, ceprSetpr, ceprTpr } from '@pith/cepr';
import { cectdDs, cectdS, cetdDs } from '@pith/cetd';
import { cetr2d, cetrKm, cetrTm } from '@pith/cetr';
import { createRegistry, keepAll, type Registry } from '@pith/core';
import { crunch } from '@pith/crunch';
import { adsc, dsc } from '@pith/dsc';
import { dtp } from '@pith/dtp';
import { type PipelineData, pipelineDefinition } from '@pith/ensemble';
import { fe, kFe } from '@pith/fe';
import { lp } from '@pith/lp';
import { lqf } from '@pith/lqf';
import { lsi } from '@pith/lsi';
import { nce } from '@pith/nce';
import { stack } from '@pith/stack/default';
import { sw } from '@pith/sw';
import voteBalance from './pipelines/vote-balance.json' with { type: 'json' };
import votePrecision from './pipelines/vote-precision.json' with { type: 'json' };
import voteRecall from './pipelines/vote-recall.json' with { type: 'json' };

/** The published methods, family by family. */
const methods = createRegistry([
  keepAll,
  cetdDs,
  cectdS,
  cectdDs,
  cetrTm,
  cetrKm,
  cetr2d,
  ceprTpr,
  ceprEtpr,
  ceprSetpr,
  nce,
  bte,
  dsc,
  adsc,
  ccb,
  accb,
  tccb,
  lqf,
  lsi,
  lp,
  fe,
  kFe,
  dtp,
  sw,
  crunch,
]);

/** Unlearned ensembles of them; decision 007 says how they were found. */
const ensembles = [voteBalance, votePrecision, voteRecall].map((data) =>
  pipelineDefinition(data as PipelineData, methods),
);

/**
 * The built-in extractors by name, in the order in which they are listed to users. A family name stands for the variant that
 * measures best.
 */
export const registry: Registry = createRegistry([stack, ...ensembles, ...methods.definitions], {
  cetd: 'cectd-ds',
  cetr: 'cetr-tm',
  cepr: 'cepr-setpr',
});
