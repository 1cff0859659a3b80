export * from './typical-meal.js';
