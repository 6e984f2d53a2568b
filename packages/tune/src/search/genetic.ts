import type { MemberData } from '@pith/ensemble';
import { shuffled } from '@pith/evaluation';
import { growExtractor, growTree, plainExtractor } from '../trees/grow.ts';
import { repair } from '../trees/repair.ts';
import { crossOver, type Material, mutate } from '../trees/vary.ts';
import { type Candidate, compareCandidates } from './halving.ts';
import type { Propose } from './search.ts';
import { selectVoters } from './select-voters.ts';

type Random = () => number;

const TOURNAMENT = 3;
const CROSSOVER = 0.6;
const MUTATION = 0.35;
/** Most levels of the trees of the first generation; they are ramped from 2 up to this. */
const FIRST_LEVELS = 3;
/** Members up to which a vote is selected, one in each of the first generations, beside the rest of the search. */
const MOST_VOTERS = 8;

/**
 * Genetic programming over pipelines: `size` trees a generation by crossover and mutation of tournament winners, a few new; at first
 * up to half of them are steps of a selection of voters.
 */
export function genetic(material: Material, size: number): Propose {
  return (population, generation, random) => {
    if (generation === 0) return Array.from({ length: size }, (_, n) => firstTree(n, material, random));
    const steps = generation < MOST_VOTERS ? selectVoters(population, generation, material) : [];
    const selected = shuffled(steps, Math.floor(random() * 2 ** 32)).slice(0, size / 2);
    return [...selected, ...Array.from({ length: size - selected.length }, () => child(population, material, random))];
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
