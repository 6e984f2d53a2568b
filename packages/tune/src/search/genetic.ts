import type { MemberData } from '@pith/ensemble';
import { growExtractor, growTree, plainExtractor } from '../trees/grow.ts';
import { repair } from '../trees/repair.ts';
import { crossOver, type Material, mutate } from '../trees/vary.ts';
import { type Candidate, compareCandidates } from './halving.ts';
import type { Propose } from './search.ts';

type Random = () => number;

const TOURNAMENT = 3;
const CROSSOVER = 0.6;
const MUTATION = 0.35;
/** Most levels of the trees of the first generation; they are ramped from 2 up to this. */
const FIRST_LEVELS = 3;

/** Genetic programming over pipelines: `size` trees a generation by crossover and mutation of tournament winners, a few new. */
export function genetic(material: Material, size: number): Propose {
  return (population, generation, random) => {
    const make =
      generation === 0 ? (n: number) => firstTree(n, material, random) : () => child(population, material, random);
    return Array.from({ length: size }, (_, n) => make(n));
  };
}

/** Half single extractors, their defaults first, and half random trees. */
function firstTree(n: number, material: Material, random: Random): MemberData {
  const { definitions } = material;
  if (n % 2 === 1) return newTree(material, 2 + (((n - 1) / 2) % (FIRST_LEVELS - 1)), random);
  const turn = n / 2;
  const definition = definitions[turn % definitions.length]!;
  return usable(turn < definitions.length ? plainExtractor(definition) : growExtractor(definition, random), material);
}

function child(population: readonly Candidate[], material: Material, random: Random): MemberData {
  const parent = tournament(population, random);
  const way = random();
  if (way < CROSSOVER) return crossOver(parent, tournament(population, random), material, random);
  return way < CROSSOVER + MUTATION ? mutate(parent, material, random) : newTree(material, 2, random);
}

function newTree(material: Material, levels: number, random: Random): MemberData {
  return usable(growTree(material.definitions, levels, random), material);
}

/** The tree repaired; nothing that is grown from usable definitions is beyond repair. */
function usable(tree: MemberData, { registry, definitions }: Material): MemberData {
  return repair(tree, registry) ?? repair(plainExtractor(definitions[0]!), registry)!;
}

function tournament(population: readonly Candidate[], random: Random): MemberData {
  const drawn = Array.from({ length: TOURNAMENT }, () => population[Math.floor(random() * population.length)]!);
  return drawn.reduce((best, candidate) => (compareCandidates(candidate, best) < 0 ? candidate : best)).tree;
}
